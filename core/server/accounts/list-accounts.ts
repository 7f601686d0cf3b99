import type { Knex } from 'knex';
import { invalid } from '../../contract/errors';
import type { Role } from '../../contract/manifest';
import type { PeopleQuery, PersonView } from '#modules/administration/schemas/people';
import { sessionDays } from '../auth/session-store';

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: Role;
  readonly email_verified_at: string | null;
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
    .select('users.*', db.raw(`${byName} as name`))
    .select({ sessions: live(db, 'count(*)::int'), last_seen_at: live(db, 'max(sessions.last_seen_at)') });

const viewOf = (row: Row): PersonView => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailProven: row.email_verified_at !== null,
  role: row.role,
  state: row.suspended_at === null ? 'active' : 'suspended',
  createdAt: row.created_at,
  suspendedAt: row.suspended_at,
  sessions: row.sessions,
  lastSeenAt: row.last_seen_at,
  version: row.updated_at,
});

/** One person as the team sees them; null when there is none. */
export const personView = async (db: Knex, id: string): Promise<PersonView | null> => {
  const row = await people(db).where('users.id', id).first<Row | undefined>();
  return row ? viewOf(row) : null;
};

/** Where the next page begins: the sorted value and the id of the last row. */
const writeCursor = (value: string, id: string): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');
const readCursor = (cursor: string, isMoment: boolean): readonly [string, string] => {
  try {
    const [value, id, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const fits = typeof value === 'string' && typeof id === 'string' && more.length === 0 && !value.includes('\0');
    if (fits && /^[0-9a-f-]{36}$/.test(id) && (!isMoment || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)))
      return [value, id];
  } catch {
    // Answered below like any other text that is no cursor.
  }
  throw invalid('cursor', 'This is no page of this list. Begin again.');
};

const sorts = {
  newest: { column: 'users.created_at', cast: '::timestamptz', order: 'desc' },
  oldest: { column: 'users.created_at', cast: '::timestamptz', order: 'asc' },
  name: { column: byName, cast: '', order: 'asc' },
} as const;

/** One page of people; `next` is the cursor of the following one. Names and addresses are searched as plain text. */
export const peoplePage = async (
  db: Knex,
  { q, role, state, sort = 'newest', limit = 50, cursor }: PeopleQuery,
): Promise<{ readonly people: readonly PersonView[]; readonly next: string | null }> => {
  const { column, cast, order } = sorts[sort];
  const rows = await people(db)
    .modify((query) => {
      if (role) query.where('users.role', role);
      if (state === 'active') query.whereNull('users.suspended_at');
      if (state === 'suspended') query.whereNotNull('users.suspended_at');
      if (q) {
        const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
        query.whereRaw("(users.email ilike ? or users.first_name || ' ' || users.last_name ilike ?)", [like, like]);
      }
      if (cursor) {
        const [value, id] = readCursor(cursor, sort !== 'name');
        query.whereRaw(`(${column}, users.id) ${order === 'desc' ? '<' : '>'} (?${cast}, ?::uuid)`, [value, id]);
      }
    })
    .orderByRaw(`${column} ${order}, users.id ${order}`)
    .limit(limit + 1);
  const page = (rows as Row[]).slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last;
  return {
    people: page.map(viewOf),
    next: more ? writeCursor(sort === 'name' ? last.name : last.created_at, last.id) : null,
  };
};
