import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { laborResponded } from '../../schemas/events';
import { countWords } from '../../schemas/text';
import { answerContext, encryptText, transcriptionOf, versionContext } from '../encryption';
import { LaborDraft } from '../models/labor-draft';
import { LaborResponse } from '../models/labor-response';
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

/** `content`, encrypted for the answer and for the version that is kept of it. */
const sealContent = async (core: Core, trx: Knex.Transaction, place: Place, { text, ...spoken }: Content) => {
  const { userId, id, version } = place;
  const sealFor = async (context: ReturnType<typeof answerContext>) => ({
    text: await encryptText(core, trx, userId, context, text),
    transcription:
      spoken.transcription === null
        ? null
        : await encryptText(core, trx, userId, transcriptionOf(context), spoken.transcription),
  });
  const answer = await sealFor(answerContext(id));
  const copy = await sealFor(versionContext(id, version));
  return {
    ...{ text: answer.text, transcription: answer.transcription },
    ...{ copiedText: copy.text, copiedTranscription: copy.transcription },
    ...{ audioId: spoken.audioId, words: countWords(joinWords({ text, ...spoken })) },
  };
};

/** Whose answer is written, and as which version. */
interface Place {
  readonly id: string;
  readonly userId: string;
  readonly laborNumber: number;
  readonly version: number;
}

/** Follows the statement that writes an answer: keeps the version, and removes the draft where it became the answer. */
const withVersion = `, copied as (
    insert into labor_response_versions (response_id, version, text_sealed, transcription_sealed, audio_id, words)
    select id, version, cast(:copiedText as bytea), cast(:copiedTranscription as bytea), audio_id, words from response),
  dropped as (
    delete from labor_drafts where user_id = :userId and labor_number = :laborNumber and cast(:dropsDraft as boolean)
      and exists (select from response))
  select * from response`;

const insertFirst = `
  with response as (
    insert into labor_responses
      (id, user_id, labor_number, audience, text_sealed, transcription_sealed, audio_id, words, version)
    values (:id, :userId, :laborNumber, :audience, :text, :transcription, :audioId, :words, :version) returning *)${withVersion}`;

const writeNext = `
  with response as (
    update labor_responses set text_sealed = :text, transcription_sealed = :transcription, audio_id = :audioId,
      words = :words, version = :version, status = 'saved', withdrawn_at = null, updated_at = now()
    where id = :id returning *)${withVersion}`;

/** What was written becomes the answer: then its draft goes with the same statement. */
interface Written {
  readonly dropsDraft: boolean;
}

/**
 * Writes answer, version and draft, and tells the others, in one round trip. The answer is locked by then, so either
 * all of it is written or nothing.
 */
const write = async (
  core: Core,
  trx: Knex.Transaction,
  statement: string,
  place: Place & Partial<Pick<LaborResponse, 'audience'>>,
  content: Content,
  { dropsDraft }: Written,
): Promise<LaborResponse> => {
  const sealed = await sealContent(core, trx, place, content);
  const values = { ...place, ...sealed, dropsDraft } as Record<string, Knex.Value>;
  const { id: responseId, userId, laborNumber, version } = place;
  // Sent at once, in this order.
  const writing = trx.raw<{ rows: object[] }>(statement, values).then(({ rows }) => rows[0]);
  const telling = core.events.emit(trx, laborResponded, { userId, responseId, laborNumber, version });
  const [row] = await Promise.all([writing, telling]);
  if (!row) throw new Error(`answer ${responseId} is not as it was locked`);
  return LaborResponse.fromDatabaseJson(row);
};

/** Writes the first version of an answer. */
export const storeFirst = (
  core: Core,
  trx: Knex.Transaction,
  own: Pick<LaborResponse, 'userId' | 'laborNumber' | 'audience'>,
  content: Content,
): Promise<LaborResponse> =>
  write(core, trx, insertFirst, { id: randomUUID(), ...own, version: 1 }, content, { dropsDraft: true });

/** Writes `content` as the given version of an answer, keeps that version and tells the others. A draft stays, unless it became this. */
export const storeVersion = (
  core: Core,
  trx: Knex.Transaction,
  { id, userId, laborNumber }: LaborResponse,
  content: Content,
  version: number,
  written: Written = { dropsDraft: false },
): Promise<LaborResponse> => write(core, trx, writeNext, { id, userId, laborNumber, version }, content, written);

/** One writer per person and Labor: two first saves at once must not both insert. */
const lockText = (userId: string, laborNumber: number): string => `labor:${userId}:${laborNumber}`;

export const lockLabor = (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> =>
  trx
    .raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockText(userId, laborNumber)])
    .then(() => undefined);

/**
 * The same, and the answer that stands, locked, with the draft where it is asked for, in one round trip. They are read once nobody else
 * writes them.
 */
export const lockAnswer = async (
  trx: Knex.Transaction,
  userId: string,
  laborNumber: number,
  { draft: isDraftAsked }: { readonly draft: boolean },
): Promise<{ readonly row?: LaborResponse; readonly draft?: LaborDraft }> => {
  const read = (table: string): Promise<object | undefined> =>
    trx
      .raw<{ rows: object[] }>('select * from ?? where user_id = ? and labor_number = ? for update', [
        ...[table, userId, laborNumber],
      ])
      .then(({ rows }) => rows[0]);
  // Sent at once, in this order.
  const locking = lockLabor(trx, userId, laborNumber);
  const [row, draft] = [read(LaborResponse.tableName), isDraftAsked ? read(LaborDraft.tableName) : undefined];
  const [, answer, own] = await Promise.all([locking, row, draft]);
  return {
    ...(answer ? { row: LaborResponse.fromDatabaseJson(answer) } : {}),
    ...(own ? { draft: LaborDraft.fromDatabaseJson(own) } : {}),
  };
};
