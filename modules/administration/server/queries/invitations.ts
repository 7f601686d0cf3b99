import type { Knex } from 'knex';
import type { InvitationsQuery, InvitationView } from '../../schemas/invitations';
import { type InvitationRow, type OpenInvitation, toInvitationView } from '../views/invitation';

const state = `case when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn'
  when expires_at <= now() then 'expired' else 'open' end`;
const rows = (db: Knex) => db('invitations').select('invitations.*', db.raw(`${state} as state`));

/** Invitations that were neither accepted nor withdrawn; they may be too old. */
export const pending = (db: Knex) => db('invitations').whereNull('accepted_at').whereNull('withdrawn_at');

/** One invitation; null when there is none. */
export const findInvitation = async (db: Knex, id: string): Promise<InvitationView | null> => {
  const row = await rows(db).where({ id }).first<InvitationRow | undefined>();
  return row ? toInvitationView(row) : null;
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
  return { page: (found as InvitationRow[]).slice(0, limit).map(toInvitationView), more: found.length > limit };
};

/** The open invitation of a mailed link; null when it was used, withdrawn, is too old or never was. */
export const findOpenInvitation = async (db: Knex, tokenHash: string | null): Promise<OpenInvitation | null> => {
  if (tokenHash === null) return null;
  const row = await pending(db)
    .where({ token_hash: tokenHash })
    .whereRaw('expires_at > now()')
    .first<OpenInvitation | undefined>('id', 'email', 'role', 'link_shown');
  return row ?? null;
};
