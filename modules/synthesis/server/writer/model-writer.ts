import type { Core } from '#core/contract/server';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import type { Reading } from '../../schemas/reading';
import { findObservations, readersOf } from './embedded-writer';
import { countSentences, isThinText, keepStanding, readEssay, statementsOf, toReading } from './essay';
import { instructions, ModelAnswer, promptVersion } from './model-answer';
import { CheckAnswer, checkData, checkInstructions, checkVersion, listStanding } from './model-check';
import { countTokens, outputWithin } from './model-cost';
import { modelData } from './model-data';
import type { Sources } from './sources';
import { listSafeSentences } from './without-danger';

/**
 * Why a language model gave no reading: its caller's reason; `cost` for more than the limit, `unchecked` where the second look failed,
 * `unfounded` where too little stood it, `gate` for its words.
 */
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

/** Tokens with fewer signs than this are not words: a provider that sends more ignores what it may write. */
const mostSignsPerToken = 8;

const fail = (reason: string): ModelOutcome => ({ reading: null, reason });

/** The second look at what is left of an essay, by the model that is configured for it; null where it gave no verdicts. */
const findStanding = async (
  { writer }: Core['ai'],
  ownerId: string,
  essay: ReturnType<typeof readEssay>['essay'],
  evidence: ReturnType<typeof modelData>['evidence'],
): Promise<ReadonlySet<string> | null> => {
  const statements = statementsOf(essay);
  const answer = await writer.object({
    purpose: 'synthesis-check',
    ownerId,
    promptVersion: checkVersion,
    system: checkInstructions,
    data: checkData(statements, evidence),
    schema: CheckAnswer,
    maxOutputTokens: 400 + 60 * statements.length,
    isCheck: true,
  });
  return answer.ok ? listStanding(statements, answer.value as CheckAnswer, evidence) : null;
};

/**
 * Has the configured language model write an essay from observations and passages, and keeps what rests on them. Every failure has a
 * reason; the caller falls back to the embedded writer.
 */
export const writeWithModel = async (
  core: Core,
  ownerId: string,
  sources: Sources,
  onProgress: (characters: number) => void,
  onWritten: () => Promise<void> = async () => undefined,
): Promise<ModelOutcome> => {
  const { ai, people } = core;
  const readers = readersOf(core);
  const observed = await findObservations(readers, sources);
  const { matter } = observed;
  const safe = await listSafeSentences(readers.gate, matter.sentences, sources.crisisAnswers);
  const person = (await people.names([ownerId])).get(ownerId);
  const { data, restore, evidence } = modelData(sources, observed, safe, person);
  const sent = countTokens(JSON.stringify([instructions, ModelAnswer, data]));
  const maxOutputTokens = outputWithin(ai.writer.price, sent);
  if (maxOutputTokens === null) return fail('cost');
  const stopper = new AbortController();
  const answer = await ai.writer.object({
    purpose: 'synthesis',
    ownerId,
    promptVersion,
    system: instructions,
    data,
    schema: ModelAnswer,
    maxOutputTokens,
    signal: stopper.signal,
    onProgress: (characters) => {
      if (characters > maxOutputTokens * mostSignsPerToken) stopper.abort();
      else onProgress(characters);
    },
  });
  if (!answer.ok) return fail(answer.reason === 'stopped' ? 'cost' : answer.reason);
  await onWritten();
  const { essay, written } = readEssay(answer.value as ModelAnswer, evidence, sources.notMe, restore);
  const fewest = isThinText(matter) ? 1 : 2;
  if (essay.themes.length < fewest) return fail('unfounded');
  const standing = await findStanding(ai, ownerId, essay, evidence);
  if (!standing) return fail('unchecked');
  const kept = keepStanding(essay, standing);
  // What is wrong in half of its sentences is not to be trusted with the other half.
  if (kept.themes.length < fewest || countSentences(kept) * 2 < written) return fail('unfounded');
  const reading = toReading(kept, sources, matter, evidence, restore);
  if ((await assessCrisisInTurns(wordsOf(reading))).level >= 2) return fail('gate');
  return { reading, model: answer.model };
};
