import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { getOtherSide } from '../models/connection';
import { lockConnection } from '../queries/connection';
import { blockPerson } from './block-person';
import { closeConnection } from './close-connection';
import { declineInvitation } from './decline-invitation';

/**
 * Either side goes: a connection ends, an own invitation is taken back, a received one is declined. Once this is committed no reading
 * finds it; doing it twice changes nothing. `blocking` refuses what else the other may send.
 */
export const endConnection = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  blocking: boolean,
): Promise<void> => {
  const row = await lockConnection(trx, id);
  if (row.state === 'invited' && row.inviterId !== user.id) return declineInvitation(core, trx, user, id, blocking);
  await closeConnection(core, trx, row, user.id);
  const other = getOtherSide(row, user.id);
  if (row.state === 'accepted' && blocking && other !== null) await blockPerson(core, trx, user.id, other, null);
};
