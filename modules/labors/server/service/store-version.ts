import type { Knex } from 'knex';
import { preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { laborResponded } from '../../public';
import { countWords } from '../../schemas/text';
import { LaborDraft } from '../models/labor-draft';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { presentResponse } from '../present';
import { answerPlace, sealText, versionPlace } from './sealed-text';

/** Refuses a write that does not name the version it changes (428) or names an old one (412 with the current answer). */
export const checkVersion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: LaborResponse,
  ifMatch: string | null,
): Promise<void> => {
  if (ifMatch === null) throw preconditionRequired();
  if (ifMatch !== String(row.version)) throw preconditionFailed(await presentResponse(core, trx, user, row));
};

/** Writes `text` as the given version of an answer, keeps that version, drops the draft and tells the others. */
export const storeVersion = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborResponse,
  text: string,
  version: number,
): Promise<LaborResponse> => {
  const words = countWords(text);
  const stored = await LaborResponse.query(trx).patchAndFetchById(row.id, {
    text_sealed: await sealText(core, trx, row.user_id, answerPlace(row.id), text),
    words,
    version,
    status: 'saved',
    withdrawn_at: null,
    updated_at: trx.fn.now() as unknown as string,
  });
  await LaborResponseVersion.query(trx).insert({
    response_id: row.id,
    version,
    text_sealed: await sealText(core, trx, row.user_id, versionPlace(row.id, version), text),
    words,
  });
  await LaborDraft.query(trx).deleteById([row.user_id, row.labor_number]);
  await core.events.emit(trx, laborResponded, {
    userId: row.user_id,
    responseId: row.id,
    laborNumber: row.labor_number,
    version,
  });
  return stored;
};
