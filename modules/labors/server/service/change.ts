import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { laborWithdrawn } from '../../public';
import { isBlank } from '../../schemas/text';
import { LaborResponse } from '../models/labor-response';
import { blankMessage } from './respond';
import { answerPlace, openText } from './sealed-text';
import { checkVersion, storeVersion } from './store-version';

const locked = async (trx: Knex.Transaction, id: string): Promise<LaborResponse> =>
  LaborResponse.query(trx).findById(id).forUpdate().throwIfNotFound();

/** Replaces the text of an answer; `ifMatch` names the version that was read. */
export const changeResponse = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  text: string,
  ifMatch: string | null,
): Promise<LaborResponse> => {
  if (isBlank(text)) throw invalid('textResponse', blankMessage);
  const row = await locked(trx, id);
  const held = await openText(core, trx, user.id, answerPlace(row.id), row.text_sealed);
  if (held === text) return row;
  await checkVersion(core, trx, user, row, ifMatch);
  return storeVersion(core, trx, row, text, row.version + 1);
};

/** Takes an answer back. It stays restorable for 30 days, then a job removes it. */
export const withdrawResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<void> => {
  const row = await locked(trx, id);
  const version = row.version + 1;
  await LaborResponse.query(trx)
    .findById(id)
    .patch({ status: 'withdrawn', version, withdrawn_at: trx.fn.now() as unknown as string });
  await core.events.emit(trx, laborWithdrawn, {
    userId: row.user_id,
    responseId: row.id,
    laborNumber: row.labor_number,
    version,
  });
};

/** Brings a withdrawn answer back as a new version with the same text. */
export const restoreResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<LaborResponse> => {
  const row = await locked(trx, id);
  if (row.status === 'saved') throw conflict('not-withdrawn', 'This answer was not deleted.');
  const text = await openText(core, trx, row.user_id, answerPlace(row.id), row.text_sealed);
  return storeVersion(core, trx, row, text, row.version + 1);
};
