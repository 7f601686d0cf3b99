import { plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import { hasAny } from './find';
import type { Matter, ReadSentence } from './matter';
import { rarityOf } from './salience';
import { type WeightyWords, weightyWords } from './triggers/weighty';

type Patterns = Readonly<Record<keyof WeightyWords, RegExp>>;

const compile = (list: WeightyWords): Patterns => ({
  oneself: words(list.oneself, 'giu'),
  absolute: words(list.absolute, 'giu'),
  denial: words(list.denial, 'giu'),
  against: words(list.against, 'giu'),
  wanting: words(list.wanting, 'giu'),
  depends: words(list.depends, 'giu'),
  superlative: words(list.superlative, 'giu'),
  telling: words(list.telling, 'giu'),
});
const patterns: Readonly<Record<SenseLanguage, Patterns>> = {
  en: compile(weightyWords.en),
  de: compile(weightyWords.de),
  es: compile(weightyWords.es),
};

/** The client stands in it, as "I", "me" or "my". */
export const namesOneself = ({ text, language }: ReadSentence): boolean =>
  plainApostrophes(text).match(patterns[language].oneself) !== null;

/** Uncommon words that stand in more than one Labor. */
const returningWords = ({ sentences }: Matter): ReadonlySet<string> => {
  const first = new Map<string, number>();
  const returning = new Set<string>();
  for (const { tokens, answer, language } of sentences)
    for (const { lemma } of tokens) {
      const before = first.get(lemma);
      if (before === undefined) first.set(lemma, answer.laborNumber);
      else if (before !== answer.laborNumber && rarityOf(lemma, language) > 0) returning.add(lemma);
    }
  return returning;
};

export type Centrality = (sentence: ReadSentence) => number;

/**
 * How much a sentence has of what people put their conclusions in, by its grammar alone: the writer in it, words that leave nothing
 * out, a denial set against something, wanting, a condition, words of other Labors, the end of an answer. No word of it is a subject
 * matter, and nothing is claimed from it.
 */
export const measureCentrality = (matter: Matter): Centrality => {
  const returning = returningWords(matter);
  const total = matter.answers.reduce((sum, { words: count }) => sum + count, 0) || 1;
  const known = new Map<ReadSentence, number>();
  const measure = (sentence: ReadSentence): number => {
    const { language, tokens, words: count, answer, index, isLast, end, start, voices } = sentence;
    const own = matter.answers.find((one) => one.answer === answer);
    const text = plainApostrophes(sentence.text);
    const times = (name: keyof WeightyWords): number => text.match(patterns[language][name])?.length ?? 0;
    const next = own?.sentences[index + 1];
    const endsParagraph = next === undefined || /\n/u.test(answer.text.slice(end, next.start));
    const lemmas = new Set(tokens.map(({ lemma }) => lemma));
    const back = [...lemmas].filter((lemma) => returning.has(lemma)).length;
    const voiced = voices.reduce((sum, one) => sum + Math.min(one.end, end) - Math.max(one.start, start), 0);
    const share = ((own?.words ?? 0) / total) * matter.answers.length;
    const denials = times('denial');
    return (
      (times('oneself') > 0 ? 0.8 : 0) +
      (times('oneself') > 1 ? 0.3 : 0) +
      Math.min(1, 0.5 * times('absolute')) +
      (denials > 0 ? (times('against') > 0 ? 0.4 : 0.2) : 0) +
      (times('wanting') > 0 ? 0.4 : 0) +
      (times('superlative') > 0 ? 0.25 : 0) +
      (times('depends') > 0 && sentence.time !== 'past' ? 0.25 : 0) +
      Math.min(0.6, 0.3 * back) +
      (hasAny(sentence, 'feelings') ? 0.3 : 0) +
      (isLast ? 0.6 : endsParagraph ? 0.35 : 0) +
      (count >= 4 && count <= 18 ? 0.25 : 0) +
      (sentence.time === 'present' ? 0.15 : 0) +
      0.6 * Math.min(1, share / 2) -
      (voiced > 0.1 * (end - start) ? 0.6 : 0) -
      (times('telling') > 0 ? 0.6 : 0) -
      (count < 4 ? 0.7 : count > 30 ? Math.min(1, (count - 30) * 0.03) : 0)
    );
  };
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const value = measure(sentence);
    known.set(sentence, value);
    return value;
  };
};
