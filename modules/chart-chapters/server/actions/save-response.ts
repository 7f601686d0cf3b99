import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ChapterResponse, ChapterResponseInput } from '../../schemas/chapters';
import { changeResponses } from './change-responses';

/** Notes what a person says of a chapter; the last word counts. Throws 422 for neither verdict nor note. */
export const saveResponse = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  chapter: string,
  { verdict, note }: ChapterResponseInput,
): Promise<ChapterResponse> => {
  const text = note?.trim() || null;
  if (verdict === null && text === null) throw invalid('note', 'Say whether it fits, or write a note.');
  const response: ChapterResponse = { chapter, verdict, note: text, saidAt: new Date().toISOString() };
  await changeResponses(core, trx, userId, (before) => [response, ...before.filter((one) => one.chapter !== chapter)]);
  return response;
};
