import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { laborWithdrawn } from '../../schemas/events';
import { LaborResponse } from '../models/labor-response';
import { lockResponse } from '../queries/responses';

/** Takes an answer back. It stays restorable for 30 days, then a job removes it. */
export const withdrawResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<void> => {
  const row = await lockResponse(trx, id);
  const version = row.version + 1;
  await LaborResponse.query(trx).findById(id).patch({ status: 'withdrawn', version, withdrawnAt: fn.now() });
  await core.events.emit(trx, laborWithdrawn, {
    userId: row.userId,
    responseId: row.id,
    laborNumber: row.laborNumber,
    version,
  });
};
