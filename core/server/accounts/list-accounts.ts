import type { Knex } from 'knex';
import type { AccountFilter, AccountPosition, HostAccount } from '../../contract/host-ports';
import type { Role } from '../../contract/manifest';
import { sessionDays } from '../auth/session-store';
import { unclaimedSql } from '../auth/users';

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: Role;
  readonly email_verified_at: string | null;
  readonly unclaimed: boolean;
  readonly suspended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly sessions: number;
  readonly last_seen_at: string | null;
  readonly name: string;
}

const byName = "lower(users.last_name || ' ' || users.first_name)";

const live = (db: Knex, what: string) =>
  db('sessions')
    .whereRaw('sessions.user_id = users.id and sessions.expires_at > now()')
    .whereRaw(`sessions.last_seen_at > now() - interval '${sessionDays.idle} days'`)
    .select(db.raw(what));

const people = (db: Knex) =>
  db('users')
    .whereNull('users.deleted_at')
    .select('users.*', db.raw(`${byName} as name`), db.raw(`${unclaimedSql} as unclaimed`))
    .select({ sessions: live(db, 'count(*)::int'), last_seen_at: live(db, 'max(sessions.last_seen_at)') });

const toAccount = (row: Row): HostAccount => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  claimed: !row.unclaimed,
  role: row.role,
  createdAt: row.created_at,
  suspendedAt: row.suspended_at,
  sessions: row.sessions,
  lastSeenAt: row.last_seen_at,
  version: row.updated_at,
});

/** One account that is not deleted; null when there is none. */
export const findAccount = async (db: Knex, id: string): Promise<HostAccount | null> => {
  const row = await people(db).where('users.id', id).first<Row | undefined>();
  return row ? toAccount(row) : null;
};

const sorts = {
  newest: { column: 'users.created_at', cast: '::timestamptz', order: 'desc' },
  oldest: { column: 'users.created_at', cast: '::timestamptz', order: 'asc' },
  name: { column: byName, cast: '', order: 'asc' },
} as const;

/** One page of accounts; `next` is where the following one begins. Names and addresses are searched as plain text. */
export const listAccounts = async (
  db: Knex,
  { search, role, suspended, sort, limit, after }: AccountFilter,
): Promise<{ readonly accounts: readonly HostAccount[]; readonly next: AccountPosition | null }> => {
  const { column, cast, order } = sorts[sort];
  const rows = (await people(db)
    .modify((query) => {
      if (role) query.where('users.role', role);
      if (suspended === false) query.whereNull('users.suspended_at');
      if (suspended === true) query.whereNotNull('users.suspended_at');
      if (search) {
        const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
        query.whereRaw("(users.email ilike ? or users.first_name || ' ' || users.last_name ilike ?)", [like, like]);
      }
      if (after)
        query.whereRaw(`(${column}, users.id) ${order === 'desc' ? '<' : '>'} (?${cast}, ?::uuid)`, [...after]);
    })
    .orderByRaw(`${column} ${order}, users.id ${order}`)
    .limit(limit + 1)) as Row[];
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    accounts: page.map(toAccount),
    next: rows.length > limit && last ? [sort === 'name' ? last.name : last.created_at, last.id] : null,
  };
};
