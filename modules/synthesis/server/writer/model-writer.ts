import type { Core } from '#core/contract/server';
import type { Reading } from '../../schemas/reading';
import { instructions, ModelAnswer, promptVersion } from './model-answer';
import type { Sources } from './sources';
import { verifyAnswer } from './verify-answer';

export type ModelOutcome =
  | { readonly reading: Reading; readonly model: string }
  | { readonly reading: null; readonly reason: string };

/** All words a reading would show, for the gate after the call. */
const wordsOf = (reading: Reading): string =>
  [
    ...reading.opening,
    ...reading.themes.flatMap(({ title, description, question }) => [title, description, question]),
    ...reading.insights.flatMap(({ note, question }) => [note, question]),
    ...reading.closing,
    ...reading.guidance.map(({ text }) => text),
  ].join('\n');

/** Asks the configured language model. Every failure has a reason; the caller falls back to the embedded writer. */
export const writeWithModel = async (core: Core, ownerId: string, sources: Sources): Promise<ModelOutcome> => {
  const answer = await core.ai.writer.object({
    purpose: 'synthesis',
    ownerId,
    promptVersion,
    system: instructions,
    data: {
      answers: sources.answers.map(({ responseId, laborNumber, laborName, text }) => ({
        answerId: responseId,
        laborNumber,
        laborName,
        text,
      })),
      chart: sources.profile.humanDesign,
    },
    schema: ModelAnswer,
  });
  if (!answer.ok) return { reading: null, reason: answer.reason };
  const reading = verifyAnswer(answer.value as ModelAnswer, sources);
  if (!reading) return { reading: null, reason: 'unquoted' };
  if ((await core.ai.crisis(wordsOf(reading))).hit) return { reading: null, reason: 'gate' };
  return { reading, model: answer.model };
};
