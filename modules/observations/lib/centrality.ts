import { plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import { isNear } from './dreaming';
import type { Matter, ReadSentence } from './matter';
import type { Passage } from './observation';
import { repeatsPrompt } from './observers/statements';
import { rarityOf } from './salience';
import { type WeightyWords, weightyWords } from './triggers/weighty';

type Patterns = Readonly<Record<keyof WeightyWords, RegExp>>;

const compile = (list: WeightyWords): Patterns => ({
  oneself: words(list.oneself, 'giu'),
  absolute: words(list.absolute, 'giu'),
  against: words(list.against, 'giu'),
});
const patterns: Readonly<Record<SenseLanguage, Patterns>> = {
  en: compile(weightyWords.en),
  de: compile(weightyWords.de),
  es: compile(weightyWords.es),
};

/**
 * What a sentence is measured by, all of it grammar and place; no word of it is a subject matter. Shares and places are from 0 to 1.
 */
export const sentenceFeatures = [
  'place',
  'isFirst',
  'opensParagraph',
  'late',
  'share',
  'brief',
  'short',
  'long',
  'veryLong',
  'quotes',
  'colon',
  'digit',
  'repeatsPrompt',
  'isPresent',
  'oneself',
  'absolute',
  'against',
  'uncommon',
  'common',
] as const;
export type SentenceFeatures = Readonly<Record<(typeof sentenceFeatures)[number], number>>;

/** Fitted to what readers chose of 96 invented clients (`modules/synthesis/testing/fit-centrality.ts`). */
export const sentenceWeights: SentenceFeatures = {
  place: 1.43,
  isFirst: -0.93,
  opensParagraph: -0.4,
  late: 1.0,
  share: 3.67,
  brief: -0.82,
  short: -0.29,
  long: 0.64,
  veryLong: 1.05,
  quotes: 0.97,
  colon: 0.41,
  digit: -0.55,
  repeatsPrompt: -0.67,
  isPresent: -0.29,
  oneself: 0.22,
  absolute: 0.13,
  against: 0.23,
  uncommon: -0.95,
  common: 0.24,
};

const mostTimes = 2;
const mostUncommon = 8;
const laborsInAll = 12;

/** Reads what each sentence is measured by. */
export const createFeatureReader = ({ answers, sentences }: Matter): ((sentence: ReadSentence) => SentenceFeatures) => {
  const used = new Map<string, number>();
  const uncommonOf = ({ tokens, language }: ReadSentence): string[] =>
    [...new Set(tokens.map(({ lemma }) => lemma))].filter((lemma) => rarityOf(lemma, language) > 0);
  for (const sentence of sentences)
    for (const lemma of uncommonOf(sentence)) used.set(lemma, (used.get(lemma) ?? 0) + 1);
  const total = answers.reduce((sum, { words: count }) => sum + count, 0) || 1;
  const byAnswer = new Map(answers.map((one) => [one.answer, one]));
  return (sentence) => {
    const { language, words: count, answer, index, time } = sentence;
    const own = byAnswer.get(answer);
    const before = own?.sentences[index - 1];
    const text = plainApostrophes(sentence.text);
    const times = (name: keyof WeightyWords): number =>
      Math.min(mostTimes, text.match(patterns[language][name])?.length ?? 0);
    const is = (value: boolean): number => (value ? 1 : 0);
    const uncommon = uncommonOf(sentence);
    return {
      place: index / Math.max(1, (own?.sentences.length ?? 1) - 1),
      isFirst: is(index === 0),
      opensParagraph: is(before === undefined || !isNear(before, sentence)),
      late: answer.laborNumber / laborsInAll,
      share: (own?.words ?? 0) / total,
      brief: is(count < 4),
      short: is(count >= 4 && count < 8),
      long: is(count > 20 && count < 33),
      veryLong: is(count >= 33),
      quotes: is(/["“”„«»]/u.test(text)),
      colon: is(text.includes(':')),
      digit: is(/\d/u.test(text)),
      repeatsPrompt: is(repeatsPrompt(sentence.tokens, answer.prompt, language)),
      isPresent: is(time === 'present'),
      oneself: times('oneself'),
      absolute: times('absolute'),
      against: times('against'),
      uncommon: Math.min(mostUncommon, uncommon.length) / mostUncommon,
      common: uncommon.reduce((sum, lemma) => sum + Math.log(used.get(lemma) ?? 1), 0) / Math.sqrt(uncommon.length + 1),
    };
  };
};

export type Centrality = (sentence: ReadSentence) => number;

/**
 * How likely attentive readers would choose a sentence to show what a text is about, as log odds: a linear measure of grammar and place,
 * fitted to the choices of readers. Nothing is claimed from it.
 */
export const measureCentrality = (matter: Matter): Centrality => {
  const read = createFeatureReader(matter);
  const known = new Map<ReadSentence, number>();
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const features = read(sentence);
    const value = sentenceFeatures.reduce((sum, name) => sum + sentenceWeights[name] * features[name], 0);
    known.set(sentence, value);
    return value;
  };
};

/** Passages are compared by the odds at which one sentence in thirty is chosen. */
const middle = 3.2;
const spareWords = 10;

/** How much of what readers would choose a passage shows for its length. */
export const measurePassages = (matter: Matter): ((passage: Passage) => number) => {
  const centrality = measureCentrality(matter);
  return ({ responseId, start, end }) => {
    const shown = matter.sentences.filter(
      (one) => one.answer.responseId === responseId && start < one.end && one.start < end,
    );
    const worth = shown.reduce((sum, one) => sum + 1 / (1 + Math.exp(middle - centrality(one))), 0);
    return worth / Math.sqrt(shown.reduce((sum, { words: count }) => sum + count, spareWords));
  };
};
