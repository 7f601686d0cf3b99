import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { laborResponded } from '../../schemas/events';
import { countWords } from '../../schemas/text';
import { answerContext, encryptText, transcriptionOf, versionContext } from '../encryption';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { type Content, joinWords } from '../queries/response-content';
import { getResponseView } from '../queries/response-views';

/** Refuses a write that does not name the version it changes (428) or names an old one (412 with the current answer). */
export const checkVersion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: LaborResponse,
  ifMatch: string | null,
): Promise<void> => {
  if (ifMatch === null) throw preconditionRequired();
  if (ifMatch !== String(row.version)) throw preconditionFailed(await getResponseView(core, trx, user, row));
};

/** Writes `content` as the given version of an answer, keeps that version and tells the others. What is being written stays. */
export const storeVersion = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborResponse,
  content: Content,
  version: number,
): Promise<LaborResponse> => {
  const words = countWords(joinWords(content));
  const sealed = async (place: ReturnType<typeof answerContext>) => ({
    textSealed: await encryptText(core, trx, row.userId, place, content.text),
    transcriptionSealed:
      content.transcription === null
        ? null
        : await encryptText(core, trx, row.userId, transcriptionOf(place), content.transcription),
    audioId: content.audioId,
  });
  const stored = await LaborResponse.query(trx).patchAndFetchById(row.id, {
    ...(await sealed(answerContext(row.id))),
    words,
    version,
    status: 'saved',
    withdrawnAt: null,
    updatedAt: fn.now(),
  });
  await LaborResponseVersion.query(trx).insert({
    responseId: row.id,
    version,
    ...(await sealed(versionContext(row.id, version))),
    words,
  });
  await core.events.emit(trx, laborResponded, {
    userId: row.userId,
    responseId: row.id,
    laborNumber: row.laborNumber,
    version,
  });
  return stored;
};

/** One writer per person and Labor: two first saves at once must not both insert. */
export const lockLabor = async (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`labor:${userId}:${laborNumber}`]);
};
