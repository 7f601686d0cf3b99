import type { Core } from '#core/contract/server';
import { concernTopics, type FoundNeed, type WrittenAnswer } from '#modules/concerns/public';
import {
  addByVectors,
  clearNeed,
  type ReadAnswer,
  readAnswerInTurns,
  weighNeeds,
} from '#modules/concerns/public-server';
import { type AnswerPassage, type ClientNeed, weighConfirmed } from '#modules/match-scoring/public-server';
import { crisisGate } from '#modules/safety/public';
import { centred, guessLanguage } from '#modules/text-analysis/public';
import type { NeedsView, WishesInput } from '../../schemas/wishes';

/** Sentences that may be a reason for one need. */
const sentencesKept = 12;
/** Needs that are offered to confirm. */
const suggested = 6;
/** Weight from which a need is asked about without a sentence to quote: a question claims nothing. */
const clearEnough = 0.6;
/** Needs that a line of one's own words stands for, at most. */
const fromOwnWords = 2;

/** Texts of a client and the needs in them; sentences that raise the crisis gate rank, but are never quoted. */
export const findClientNeeds = async (core: Core, answers: readonly WrittenAnswer[]): Promise<FoundNeed[]> => {
  const read: ReadAnswer[] = [];
  const added = core.port(concernTopics).addedNeeds();
  for (const answer of answers) read.push(await readAnswerInTurns(answer, added));
  const found = weighNeeds(read);
  const gate = core.port(crisisGate);
  const inDanger = new Set<number>();
  for (const { laborNumber, text } of answers) if ((await gate.assess(text)).level > 0) inDanger.add(laborNumber);
  if (inDanger.size === 0) return found;
  const dangerous = new Map<string, boolean>();
  for (const { text, laborNumber } of found.flatMap(({ sentences }) => sentences.slice(0, sentencesKept)))
    if (inDanger.has(laborNumber) && !dangerous.has(text)) dangerous.set(text, (await gate.assess(text)).level > 0);
  return found.map((one) => ({
    ...one,
    sentences: one.sentences.slice(0, sentencesKept).filter(({ text }) => dangerous.get(text) !== true),
  }));
};

/** Languages the answers are written in. */
export const languagesOf = (answers: readonly WrittenAnswer[]): string[] => [
  ...new Set(answers.flatMap(({ text }) => guessLanguage(text) ?? [])),
];

/** What somebody says in a few words of their own; these are a wish, so they are never quoted as a reason. */
export const needsInOwnWords = async (core: Core, text: string): Promise<FoundNeed[]> => {
  const added = core.port(concernTopics).addedNeeds();
  return weighNeeds([await readAnswerInTurns({ laborNumber: 0, laborName: '', text }, added)])
    .filter(({ weight }) => weight >= clearNeed)
    .slice(0, fromOwnWords);
};

/** What was written: the texts, and the passages of the English ones. */
export interface Texts {
  readonly answers: readonly WrittenAnswer[];
  readonly passages: readonly AnswerPassage[];
}

/** The needs that people are ranked by: those the client confirmed first, and those that were found by words and by vectors. */
export const needsToRankBy = async (
  core: Core,
  { answers, passages }: Texts,
  { confirmed, refused, own }: Pick<WishesInput, 'confirmed' | 'refused' | 'own'>,
): Promise<ClientNeed[]> => {
  const named = new Set(confirmed);
  for (const text of own) for (const { need } of await needsInOwnWords(core, text)) named.add(need.id);
  const chosen = core
    .port(concernTopics)
    .needs()
    .filter(({ id }) => named.has(id));
  const vectors = passages.map(({ vector }) => vector);
  const found = await addByVectors(await findClientNeeds(core, answers), vectors, centred(core.ai.embedder).id);
  return weighConfirmed(found, chosen, new Set(refused));
};

/** Needs to confirm: those with a sentence that says them plainly, then those that are clear only by the words of several. */
export const suggestNeeds = async (core: Core, answers: readonly WrittenAnswer[]): Promise<NeedsView> => {
  const topics = core.port(concernTopics).list();
  const offered = new Set(topics.flatMap(({ id, isHidden }) => (isHidden ? [] : [id])));
  const found = (await findClientNeeds(core, answers)).filter(({ need }) => offered.has(need.id));
  const plain = found.filter(({ sentences }) => sentences.length > 0);
  const clear = found.filter(({ weight, sentences }) => sentences.length === 0 && weight >= clearEnough);
  return {
    suggested: [...plain, ...clear].slice(0, suggested).map(({ need, sentences: [first] }) => ({
      id: need.id,
      from: first ? { sentence: first.text, laborNumber: first.laborNumber } : null,
    })),
    topics: topics.map(({ id, title, isHidden }) => ({ id, title, ...(isHidden && { isHidden }) })),
  };
};
