import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { hashOf, isCode } from '../codes';
import { Connection } from '../models/connection';
import { isBlocked } from '../queries/blocks';

/** Opens a link: from then on the invitation is this person's and nobody else's. Throws 404 for what is unknown, used, answered or too old. */
export const redeemInvitation = async (trx: Knex.Transaction, user: User, code: string): Promise<Connection> => {
  const found = isCode(code)
    ? await Connection.query(trx)
        .where({ code_hash: hashOf(code), state: 'invited' })
        .whereRaw('expires_at > now()')
        .forUpdate()
        .first()
    : undefined;
  if (!found || (found.inviteeId !== null && found.inviteeId !== user.id)) throw notFound('invitation');
  if (found.inviterId === user.id)
    throw conflict('own-invitation', 'This is your own invitation. Pass the link on to the person it is for.');
  if (await isBlocked(trx, user.id, found.inviterId)) throw notFound('invitation');
  if (found.inviteeId === user.id) return found;
  return Connection.query(trx).patchAndFetchById(found.id, { inviteeId: user.id });
};
