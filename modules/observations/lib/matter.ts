import {
  countWords,
  createTurns,
  guessLanguage,
  readSenseInTurns,
  type SenseLanguage,
  type SenseSentence,
} from '#modules/text-analysis/public';
import { cutRunOns } from './cut-run-ons';
import type { AnswerText } from './observation';
import { loadReaders, readTokens, type Token } from './tokens';

/** A sentence of an answer with its words. Offsets are those of the answer. */
export interface ReadSentence extends SenseSentence {
  readonly answer: AnswerText;
  /** Place in the answer, from 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly words: number;
  readonly tokens: readonly Token[];
}

export interface ReadAnswer {
  readonly answer: AnswerText;
  /** Null where it is in none of the three languages; it has no sentences then. */
  readonly language: SenseLanguage | null;
  readonly words: number;
  readonly sentences: readonly ReadSentence[];
}

/** All that was read, by which observers and a composer work. */
export interface Matter {
  readonly answers: readonly ReadAnswer[];
  readonly sentences: readonly ReadSentence[];
  /** The language with most words; English where none was read. */
  readonly language: SenseLanguage;
}

/** Labors of which sentences were read, each once with all its words. */
export const readLabors = ({
  answers,
}: Matter): readonly { readonly laborNumber: number; readonly words: number }[] => {
  const words = new Map<number, number>();
  for (const { answer, words: more, sentences } of answers)
    if (sentences.length > 0) words.set(answer.laborNumber, (words.get(answer.laborNumber) ?? 0) + more);
  return [...words].map(([laborNumber, all]) => ({ laborNumber, words: all }));
};

/** "Skip." is too short to be guessed: it is in the language of the other answers. */
const mostOfUnguessed = 3;
const isLatin = /^[\p{Script=Latin}\p{P}\s]*\p{Script=Latin}[\p{Script=Latin}\p{P}\s]*$/u;

const readAnswer = async (
  answer: AnswerText,
  usual: SenseLanguage | null,
  pause: () => Promise<void>,
): Promise<ReadAnswer> => {
  const isShort = countWords(answer.text) <= mostOfUnguessed && isLatin.test(answer.text);
  const language = guessLanguage(answer.text) ?? (isShort ? usual : null);
  const words = countWords(answer.text);
  if (language === null) return { answer, language, words, sentences: [] };
  const read: SenseSentence[] = [];
  for (const { start, end } of cutRunOns(answer.text, language)) {
    const sentences = await readSenseInTurns(answer.text.slice(start, end), language);
    for (const sentence of sentences) read.push(moved(sentence, start));
    await pause();
  }
  const sentences: ReadSentence[] = [];
  for (const [index, sentence] of read.entries()) {
    sentences.push({
      ...sentence,
      answer,
      index,
      isFirst: index === 0,
      isLast: index === read.length - 1,
      words: countWords(sentence.text),
      tokens: readTokens(sentence),
    });
    await pause();
  }
  return { answer, language, words, sentences };
};

const moved = (sentence: SenseSentence, by: number): SenseSentence =>
  by === 0
    ? sentence
    : {
        ...sentence,
        start: sentence.start + by,
        end: sentence.end + by,
        voices: sentence.voices.map((one) => ({ ...one, start: one.start + by, end: one.end + by })),
        negations: sentence.negations.map((one) => ({ ...one, start: one.start + by, end: one.end + by })),
      };

const languageOf = (
  answers: readonly { readonly language: SenseLanguage | null; readonly words: number }[],
): SenseLanguage => {
  const words = { en: 0, de: 0, es: 0 };
  for (const one of answers) if (one.language) words[one.language] += one.words;
  return (['en', 'de', 'es'] as const).reduce((best, one) => (words[one] > words[best] ? one : best), 'en');
};

/** Reads answers one after the other, in turns of a few milliseconds. */
export const readMatter = async (answers: readonly AnswerText[]): Promise<Matter> => {
  const pause = createTurns();
  const read: ReadAnswer[] = [];
  await loadReaders();
  await pause();
  const guessed = answers.map(({ text }) => ({ language: guessLanguage(text), words: countWords(text) }));
  const usual = guessed.some(({ language }) => language !== null) ? languageOf(guessed) : null;
  for (const answer of answers) {
    read.push(await readAnswer(answer, usual, pause));
    await pause();
  }
  return { answers: read, sentences: read.flatMap(({ sentences }) => sentences), language: languageOf(read) };
};
