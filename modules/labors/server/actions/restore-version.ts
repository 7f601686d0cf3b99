import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { isSameContent, readContent, readVersionContent } from '../queries/response-content';
import { lockResponse } from '../queries/responses';
import { checkVersion, storeVersion } from './store-version';

/** Makes an earlier version, its recording included, the newest one. */
export const restoreVersion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { id, version }: { readonly id: string; readonly version: number },
  ifMatch: string | null,
): Promise<LaborResponse> => {
  const row = await lockResponse(trx, id);
  const kept = await LaborResponseVersion.query(trx).findById([id, version]);
  if (!kept) throw notFound('version');
  const wanted = await readVersionContent(core, trx, row.userId, kept);
  if (isSameContent(wanted, await readContent(core, trx, row))) return row;
  await checkVersion(core, trx, user, row, ifMatch);
  return storeVersion(core, trx, row, wanted, row.version + 1);
};
