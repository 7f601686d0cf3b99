import type { Ai } from '#core/contract/ai';
import type { LaborAnswer } from '#modules/labors/public';
import type { ProfileSummary } from '#modules/profile/public';
import { countWords, quotablePassages, readsAsEnglish } from '#modules/text-analysis/public';
import type { Part } from '../../schemas/parts';
import type { Quote } from '../../schemas/reading';

/** What a reading is written from. */
export interface Sources {
  readonly answers: readonly LaborAnswer[];
  readonly profile: ProfileSummary;
  /** Parts of earlier readings that the client marked as not theirs: they are not said again. */
  readonly notMe: readonly Part[];
  /** Ids of the answers that raised the crisis gate: their passages are checked one by one before they are quoted. */
  readonly crisisAnswers: ReadonlySet<string>;
}

/** Of longer answers, passages spread evenly over the text are read. */
const perAnswer = 24;

export const wordsIn = (answers: readonly LaborAnswer[]): number =>
  answers.reduce((sum, { text }) => sum + countWords(text), 0);

/** Answers the embedded writer can read, and those in another language. */
export const sortByLanguage = (
  answers: readonly LaborAnswer[],
): { readonly read: readonly LaborAnswer[]; readonly unread: readonly LaborAnswer[] } => {
  const read = answers.filter(({ text }) => readsAsEnglish(text));
  return { read, unread: answers.filter((answer) => !read.includes(answer)) };
};

/** Everything that may be quoted, in order; the same words in two answers count once. */
export const readPassages = async (
  ai: Ai,
  { answers, crisisAnswers }: Pick<Sources, 'answers' | 'crisisAnswers'>,
): Promise<Quote[]> => {
  const all: Quote[] = [];
  const seen = new Set<string>();
  for (const { responseId, laborNumber, laborName, text } of answers)
    for (const passage of quotablePassages(text, await ai.sentences(text), perAnswer)) {
      const same = passage.text.toLowerCase().replace(/\s+/gu, ' ');
      // A passage about danger is for people to hear; it is not laid beside an exercise.
      if (seen.has(same) || (crisisAnswers.has(responseId) && (await ai.crisis(passage.text)).hit)) continue;
      seen.add(same);
      all.push({ responseId, laborNumber, laborName, ...passage });
    }
  return all;
};
