import { guessLanguage, readSense, type SenseLanguage, splitSentences } from '#modules/text-analysis/public';
import {
  type CrisisAssessment,
  type CrisisFinding,
  type CrisisLanguage,
  type CrisisRule,
  toAssessment,
} from './crisis';
import { english } from './english/english';
import { compileExcuses, findExcuse, type Place } from './excuses';
import { german } from './german/german';
import { compilePattern } from './pattern';
import { createPlainWords, withoutUnseen } from './plain-words';
import { spanish } from './spanish/spanish';

const compileRule = (rule: CrisisRule) => ({
  rule,
  say: rule.say.map((source) => compilePattern(source, 'gu')),
  unless: rule.unless === undefined ? null : compilePattern(rule.unless),
});
const compileLanguage = (language: CrisisLanguage) => ({
  language: language.language,
  toPlain: createPlainWords(language),
  excuses: compileExcuses(language),
  rules: language.rules.map(compileRule),
});
type Compiled = ReturnType<typeof compileLanguage>;

const packs: Readonly<Record<SenseLanguage, Compiled>> = {
  en: compileLanguage(english),
  de: compileLanguage(german),
  es: compileLanguage(spanish),
};
const all = Object.keys(packs) as SenseLanguage[];

/** Dictated text may have no stop at all: it is read in pieces of this many words, which overlap. */
const longest = 45;
const step = 30;
const piecesOf = (plain: string): string[] => {
  const words = plain.trim().split(' ');
  if (words.length <= longest) return [plain];
  const pieces: string[] = [];
  for (let from = 0; from < words.length; from += step) {
    pieces.push(` ${words.slice(from, from + longest).join(' ')}  `);
    if (from + longest >= words.length) break;
  }
  return pieces;
};

/** Words near what was found, in which an idiom counts; at the other end of a long sentence it says nothing. */
const near = 12;
const around = (plain: string, start: number, end: number): string =>
  ` ${plain.slice(0, start).trim().split(' ').slice(-near).join(' ')} ${plain.slice(start, end)} ${plain.slice(end).trim().split(' ').slice(0, near).join(' ')} `.replace(
    / {2,}/gu,
    ' ',
  );

/** A short sentence says too little of its language, and a writer may change it: then all are tried. */
const languagesOf = (sentence: string, known: readonly SenseLanguage[]): readonly SenseLanguage[] => {
  if ((sentence.match(/\p{L}+/gu)?.length ?? 0) < 9) return all;
  const guessed = guessLanguage(sentence);
  return guessed === null ? all : [...new Set([guessed, ...known])];
};

/** What the sense layer needs to know of a sentence. */
interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly previous: string;
  readonly next: string;
}

const readInContext = ({ text, previous, next }: Sentence, language: SenseLanguage) => {
  const whole = [previous, text, next].filter(Boolean).join(' ');
  const start = previous ? previous.length + 1 : 0;
  return readSense(whole, language).find((one) => one.start === start && one.text === text);
};

const findIn = (sentence: Sentence, language: SenseLanguage): CrisisFinding[] => {
  const { toPlain, excuses, rules } = packs[language];
  const plain = toPlain(sentence.text);
  const before = sentence.previous ? toPlain(sentence.previous) : ' ';
  const pieces = piecesOf(plain);
  const findings: CrisisFinding[] = [];
  let sense: ReturnType<typeof readInContext> | null = null;
  for (const { rule, say, unless } of rules) {
    const [first, ...others] = say as [RegExp, ...RegExp[]];
    const stands = pieces.some((piece) => {
      const matches = [...piece.matchAll(first)];
      if (matches.length === 0) return false;
      if (others.some((other) => piece.search(other) < 0)) return false;
      if (sense === null && pieces.length === 1) sense = readInContext(sentence, language);
      return matches.some((match) => {
        if (unless?.test(around(piece, match.index, match.index + match[0].length))) return false;
        const place: Place = { plain: piece, start: match.index + 1, end: match.index + match[0].length, before };
        const isFoundIn = (part: string): boolean => toPlain(part).search(first) >= 0;
        return findExcuse({ rule, place, isFoundIn, sense: sense ?? undefined }, excuses) === null;
      });
    });
    if (stands) {
      const { start, end } = sentence;
      findings.push({ start, end, level: rule.level, category: rule.category, why: `${language}:${rule.id}` });
    }
  }
  return findings;
};

/** Of the findings in a sentence the gravest of each category. */
const gravest = (findings: readonly CrisisFinding[]): CrisisFinding[] => {
  const best = new Map<string, CrisisFinding>();
  for (const finding of findings)
    if ((best.get(finding.category)?.level ?? 0) < finding.level) best.set(finding.category, finding);
  return [...best.values()].sort((one, other) => other.level - one.level);
};

/**
 * Whether somebody who wrote this may be in danger, by rules in English, German and Spanish. Offsets are UTF-16 units of `text`. It
 * misses much, so silence proves nothing: the permanent link to help is the promise. `language` is tried beside what is guessed.
 */
export const assessCrisis = (text: string, language?: SenseLanguage): CrisisAssessment => {
  const { text: seen, at } = withoutUnseen(text);
  const known = [...new Set([language, guessLanguage(seen)])].filter((one) => one !== undefined && one !== null);
  const spans = splitSentences(seen);
  const textOf = (index: number): string => {
    const span = spans[index];
    return span ? seen.slice(span.start, span.end) : '';
  };
  const toOriginal = (offset: number): number => at[offset] ?? offset;
  return toAssessment(
    spans.flatMap(({ start, end }, index) => {
      const sentence = { start, end, text: textOf(index), previous: textOf(index - 1), next: textOf(index + 1) };
      const found = languagesOf(sentence.text, known).flatMap((one) => findIn(sentence, one));
      return gravest(found).map((one) => ({ ...one, start: toOriginal(start), end: toOriginal(end - 1) + 1 }));
    }),
  );
};
