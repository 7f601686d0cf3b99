import type { SenseLanguage } from '#modules/text-analysis/public';
import { hasAny, listed, triggers } from './find';
import type { Matter, ReadSentence } from './matter';
import { lemmaOf } from './tokens';

const lemmas = new Map<string, ReadonlySet<string>>();

/** Lemmas of one of the lists of common words. */
export const commonLemmas = (
  language: SenseLanguage,
  list: 'commonNouns' | 'ordinaryNouns' | 'commonWords',
): ReadonlySet<string> => {
  const key = `${language} ${list}`;
  const known = lemmas.get(key);
  if (known) return known;
  const own = listed(triggers[language][list]);
  const made = new Set([...own, ...[...own].map((word) => lemmaOf(word, language))]);
  lemmas.set(key, made);
  return made;
};

/** From 0, a word of everybody, to 1, a word in no list. */
export const rarityOf = (lemma: string, language: SenseLanguage): number =>
  lemma.length < 4 ||
  commonLemmas(language, 'commonNouns').has(lemma) ||
  commonLemmas(language, 'commonWords').has(lemma)
    ? 0
    : commonLemmas(language, 'ordinaryNouns').has(lemma)
      ? 0.4
      : 1;

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export type Salience = (sentence: ReadSentence) => number;

/** How much a sentence stands out: rare words, the writer as subject, a feeling, words of other Labors, its place, its length. */
export const measureSalience = ({ sentences }: Matter): Salience => {
  const laborsBy = new Map<string, Set<number>>();
  const isContent = (kind: string): boolean => kind !== 'name';
  for (const { tokens, answer, language } of sentences)
    for (const { lemma, kind } of tokens) {
      if (!isContent(kind) || rarityOf(lemma, language) === 0) continue;
      const labors = laborsBy.get(lemma) ?? new Set();
      laborsBy.set(lemma, labors.add(answer.laborNumber));
    }
  const known = new Map<ReadSentence, number>();
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const { tokens, language, words, isFirst, isLast, self } = sentence;
    const content = [...new Set(tokens.filter(({ kind }) => isContent(kind)).map(({ lemma }) => lemma))];
    const rarest = content
      .filter((lemma) => tokens.some((one) => one.lemma === lemma && one.kind !== 'other'))
      .map((lemma) => rarityOf(lemma, language))
      .sort((one, other) => other - one)
      .slice(0, 3);
    const returning = content.filter((lemma) => (laborsBy.get(lemma)?.size ?? 0) > 1).length;
    const length = words < 6 ? (6 - words) * 0.1 : words > 32 ? Math.min(1, (words - 32) * 0.03) : 0;
    const value =
      0.9 * average(rarest) +
      (self ? 0.7 : 0) +
      (hasAny(sentence, 'feelings') ? 1 : 0) +
      (returning > 0 ? 0.8 + 0.25 * Math.min(2, returning - 1) : 0) +
      (isFirst || isLast ? 0.25 : 0) -
      length;
    known.set(sentence, value);
    return value;
  };
};
