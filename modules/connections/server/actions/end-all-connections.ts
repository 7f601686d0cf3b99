import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Connection } from '../models/connection';
import { lockConnection } from '../queries/connection';
import { closeConnection } from './close-connection';

/** Ends everything that somebody has a part in: they are no client any more, or the account goes. */
export const endAllConnections = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  const rows = await Connection.query(trx)
    .whereIn('state', ['invited', 'accepted'])
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId, state: 'accepted' }))
    .orderBy('id');
  for (const { id } of rows) await closeConnection(core, trx, await lockConnection(trx, id), userId);
};
