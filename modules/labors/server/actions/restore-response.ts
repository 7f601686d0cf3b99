import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { LaborResponse } from '../models/labor-response';
import { readContent } from '../queries/response-content';
import { lockResponse } from '../queries/responses';
import { storeVersion } from './store-version';

/** Brings a withdrawn answer back as a new version with the same content. */
export const restoreResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<LaborResponse> => {
  const row = await lockResponse(trx, id);
  if (row.status === 'saved') throw conflict('not-withdrawn', 'This answer was not deleted.');
  return storeVersion(core, trx, row, await readContent(core, trx, row), row.version + 1);
};
