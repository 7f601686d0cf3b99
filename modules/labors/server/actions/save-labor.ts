import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { isBlank } from '../../schemas/text';
import { laborOf } from '../../schemas/twelve-labors';
import { audiences } from '../../schemas/values';
import { answerPlace, sealText } from '../encryption';
import { LaborResponse } from '../models/labor-response';
import { type Content, contentOf, sameContent } from '../queries/response-content';
import { chooseAudience } from './choose-audience';
import { checkDraft, discardDraft } from './save-draft';
import { spokenPart } from './spoken-part';
import { checkVersion, storeVersion } from './store-version';

export const blankMessage = 'Please provide a response before saving';

/** What saving an answer came to: `same` when exactly this was stored already. */
export interface Responded {
  readonly row: LaborResponse;
  readonly outcome: 'created' | 'changed' | 'same';
}

const nothing: Content = { text: '', audioId: null, transcription: null };

const lockedAnswer = (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<LaborResponse | undefined> =>
  LaborResponse.query(trx).findOne({ user_id: userId, labor_number: laborNumber }).forUpdate().execute();

/** One writer per person and Labor: two first saves at once must not both insert. */
export const oneWriter = async (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`labor:${userId}:${laborNumber}`]);
};

/** What the answer is to hold: what was sent, and of the rest what it holds already. */
const merged = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  held: Content,
): Promise<Content> => {
  const content = {
    text: input.textResponse ?? held.text,
    ...(await spokenPart(core, trx, user.id, input, held)),
  };
  if (isBlank(content.text) && !content.audioId && isBlank(content.transcription ?? ''))
    throw invalid('textResponse', blankMessage);
  return content;
};

/** A save may keep an answer back more than before, never less: of two windows the one that keeps it to oneself is heard. */
const narrowed = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborResponse,
  { audience }: LaborResponseInput,
): Promise<LaborResponse> => {
  if (!audience) return row;
  const isNew = row.status === 'withdrawn';
  if (!isNew && audiences.indexOf(audience) >= audiences.indexOf(row.audience)) return row;
  return chooseAudience(core, trx, row.id, audience);
};

/** Stores what was sent as the answer to one Labor; see `respond`. */
const store = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  ifMatch: string | null,
): Promise<Responded> => {
  const row = await lockedAnswer(trx, user.id, input.laborNumber);
  const held = row?.status === 'saved' ? await contentOf(core, trx, row) : nothing;
  const content = await merged(core, trx, user, input, held);
  await checkDraft(core, trx, user.id, input, content.text);
  if (!row) return { row: await create(core, trx, user, input, content), outcome: 'created' };
  const next = row.version + 1;
  if (row.status === 'withdrawn') {
    await narrowed(core, trx, row, input);
    return { row: await storeVersion(core, trx, row, content, next), outcome: 'created' };
  }
  if (sameContent(held, content)) return { row: await narrowed(core, trx, row, input), outcome: 'same' };
  await checkVersion(core, trx, user, row, ifMatch);
  await narrowed(core, trx, row, input);
  return { row: await storeVersion(core, trx, row, content, next), outcome: 'changed' };
};

/** Saves the answer to one Labor: new, a new version (needs If-Match), or the same again. Its draft has become the answer then. */
export const respond = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  ifMatch: string | null,
): Promise<Responded> => {
  if (laborOf(input.laborNumber)?.name !== input.laborName)
    throw invalid('laborName', `Labor ${input.laborNumber} has another name.`);
  await oneWriter(trx, user.id, input.laborNumber);
  const responded = await store(core, trx, user, input, ifMatch);
  await discardDraft(trx, user.id, input.laborNumber);
  return responded;
};

const create = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { laborNumber, audience = 'reading' }: LaborResponseInput,
  content: Content,
): Promise<LaborResponse> => {
  const [{ id }] = (await trx.raw('select gen_random_uuid() as id')).rows as [{ id: string }];
  const row = await LaborResponse.query(trx).insertAndFetch({
    id,
    userId: user.id,
    laborNumber,
    textSealed: await sealText(core, trx, user.id, answerPlace(id), content.text),
    words: 0,
    version: 1,
    audience,
  });
  return storeVersion(core, trx, row, content, 1);
};
