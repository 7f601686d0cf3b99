import type { Knex } from 'knex';
import type { InvitationsQuery, InvitationView } from '../../schemas/invitations';
import { hashToken, isToken, newToken } from '#core/server/auth/tokens';

const table = 'invitations';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly role: 'practitioner' | 'admin';
  readonly state: InvitationView['state'];
  readonly invited_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly accepted_at: string | null;
}

const state = `case when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn'
  when expires_at <= now() then 'expired' else 'open' end`;
const rows = (db: Knex) => db(table).select('invitations.*', db.raw(`${state} as state`));
const open = (db: Knex) => db(table).whereNull('accepted_at').whereNull('withdrawn_at');

const viewOf = (row: Row): InvitationView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: row.state,
  invitedBy: row.invited_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  acceptedAt: row.accepted_at,
});

/** Writes an invitation that is open for seven days; an older open one for the address is withdrawn. The token is not stored. */
export const addInvitation = async (
  trx: Knex.Transaction,
  given: {
    readonly email: string;
    readonly role: 'practitioner' | 'admin';
    readonly by: string;
    /** The admin gets the link too. */
    readonly linkShown?: boolean;
  },
): Promise<{ readonly view: InvitationView; readonly token: string }> => {
  // Two admins who invite one address at once must leave one open invitation.
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`invitation ${given.email}`]);
  await open(trx).where({ email: given.email }).update({ withdrawn_at: trx.fn.now() });
  const token = newToken();
  const [made] = await trx(table)
    .insert({
      email: given.email,
      role: given.role,
      invited_by: given.by,
      link_shown: given.linkShown ?? false,
      token_hash: hashToken(token),
      expires_at: trx.raw("now() + interval '7 days'"),
    })
    .returning<{ id: string }[]>('id');
  const row = await rows(trx).where({ id: made?.id }).first<Row | undefined>();
  if (!row) throw new Error('the invitation was not written');
  return { view: viewOf(row), token };
};

/** One page of invitations, newest first, and whether there are more. */
export const listInvitations = async (
  db: Knex,
  { state: wanted, limit = 50, before, beforeId }: InvitationsQuery,
): Promise<{ readonly page: readonly InvitationView[]; readonly more: boolean }> => {
  const found = await rows(db)
    .modify((query) => {
      if (wanted) query.whereRaw(`${state} = ?`, [wanted]);
      if (before && beforeId) query.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  return { page: (found as Row[]).slice(0, limit).map(viewOf), more: found.length > limit };
};

/** Takes an invitation back; false when it is not open any more. */
export const withdrawInvitation = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await open(trx).where({ id }).update({ withdrawn_at: trx.fn.now() })) > 0;

/** An invitation that can be accepted now. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: 'practitioner' | 'admin';
  /** The link may have come by another way than the mailbox. */
  readonly link_shown: boolean;
}

/** The open invitation of a mailed link; null when it was used, withdrawn, is too old or never was. */
export const findByToken = async (db: Knex, token: unknown): Promise<OpenInvitation | null> => {
  if (!isToken(token)) return null;
  const row = await open(db)
    .where({ token_hash: hashToken(token) })
    .whereRaw('expires_at > now()')
    .first<OpenInvitation | undefined>('id', 'email', 'role', 'link_shown');
  return row ?? null;
};

/** Uses an invitation up; false when somebody was faster. */
export const markAccepted = async (trx: Knex.Transaction, id: string, by: string): Promise<boolean> =>
  (await open(trx)
    .where({ id })
    .whereRaw('expires_at > now()')
    .update({ accepted_at: trx.fn.now(), accepted_by: by })) > 0;
