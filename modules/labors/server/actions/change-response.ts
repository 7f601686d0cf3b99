import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { isBlank } from '../../schemas/text';
import type { LaborResponse } from '../models/labor-response';
import { readContent } from '../queries/response-content';
import { lockResponse } from '../queries/responses';
import { blankMessage } from './save-labor';
import { checkVersion, storeVersion } from './store-version';

/** Replaces the written text of an answer, its recording stays; `ifMatch` names the version that was read. */
export const changeResponse = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  text: string,
  ifMatch: string | null,
): Promise<LaborResponse> => {
  if (isBlank(text)) throw invalid('textResponse', blankMessage);
  const row = await lockResponse(trx, id);
  const present = await readContent(core, trx, row);
  if (present.text === text) return row;
  await checkVersion(core, trx, user, row, ifMatch);
  return storeVersion(core, trx, row, { ...present, text }, row.version + 1, { dropsDraft: true });
};
