import type { Core } from '#core/contract/server';
import { assessCrisis } from '#modules/safety/public-server';
import { observeAnswers } from '../../lib/observe/observe';
import type { Reading } from '../../schemas/reading';
import { instructions, ModelAnswer, promptVersion } from './model-answer';
import { modelData } from './model-data';
import { answerTextsOf, type Sources } from './sources';
import { verifyAnswer } from './verify-answer';

/** Why a language model gave no reading: its caller's reason, `unquoted` without a verified quote, `gate` for its words. */
export type ModelOutcome =
  | { readonly reading: Reading; readonly model: string }
  | { readonly reading: null; readonly reason: string };

/** All words of its own that a reading would show, for the gate after the call. */
const wordsOf = (reading: Reading): string =>
  [
    ...reading.opening,
    ...reading.themes.flatMap(({ title, description, question }) => [title, description, question]),
    ...reading.insights.flatMap(({ concept, note, question }) => [concept, note, question]),
    ...reading.closing,
    ...reading.guidance.flatMap(({ title, text }) => [title, text]),
  ].join('\n\n');

/** Asks the configured language model. Every failure has a reason; the caller falls back to the embedded writer. */
export const writeWithModel = async (
  { ai, people }: Pick<Core, 'ai' | 'people'>,
  ownerId: string,
  sources: Sources,
  onProgress: (characters: number) => void,
): Promise<ModelOutcome> => {
  const observed = await observeAnswers(answerTextsOf(sources.answers));
  const { data, restore } = modelData(sources, observed, (await people.names([ownerId])).get(ownerId));
  const answer = await ai.writer.object({
    purpose: 'synthesis',
    ownerId,
    promptVersion,
    system: instructions,
    data,
    schema: ModelAnswer,
    onProgress,
  });
  if (!answer.ok) return { reading: null, reason: answer.reason };
  const reading = verifyAnswer(answer.value as ModelAnswer, sources, observed.matter, restore);
  if (!reading) return { reading: null, reason: 'unquoted' };
  if (assessCrisis(wordsOf(reading)).level >= 2) return { reading: null, reason: 'gate' };
  return { reading, model: answer.model };
};
