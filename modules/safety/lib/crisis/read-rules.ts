import { readSentences, type SenseLanguage, type SenseSentence } from '#modules/text-analysis/public';
import type { CrisisFinding, CrisisLanguage, CrisisRule } from './crisis';
import { english } from './english/english';
import { compileExcuses, findExcuse, type Place } from './excuses';
import { german } from './german/german';
import { createFilter } from './needed-parts';
import { compilePattern } from './pattern';
import { createPlainWords } from './plain-words';
import { spanish } from './spanish/spanish';

const compileRule = (rule: CrisisRule) => ({
  rule,
  say: rule.say.map((source) => compilePattern(source, 'gu')),
  unless: rule.unless === undefined ? null : compilePattern(rule.unless),
});
const compileLanguage = (language: CrisisLanguage) => {
  const rules = language.rules.map(compileRule);
  return {
    language: language.language,
    toPlain: createPlainWords(language),
    excuses: compileExcuses(language),
    rules,
    filter: createFilter(rules.map(({ say }) => say)),
  };
};
type Compiled = ReturnType<typeof compileLanguage>;

const languages: Readonly<Record<SenseLanguage, CrisisLanguage>> = { en: english, de: german, es: spanish };
const packs: Partial<Record<SenseLanguage, Compiled>> = {};

/** Compiled when a sentence is first read in the language: most starts of the product read none. */
const packOf = (language: SenseLanguage): Compiled => {
  packs[language] ??= compileLanguage(languages[language]);
  return packs[language];
};

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

/** What the sense layer needs to know of a sentence. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly previous: string;
  readonly next: string;
}

function* readInContext({ text, previous, next }: Sentence, language: SenseLanguage) {
  const whole = [previous, text, next].filter(Boolean).join(' ');
  const start = previous ? previous.length + 1 : 0;
  for (const one of readSentences(whole, language)) {
    yield;
    if (one?.start === start && one.text === text) return one;
  }
  return undefined;
}

/** What the rules of a language say of a sentence. */
export interface RuleReading {
  readonly findings: readonly CrisisFinding[];
  /** Its plain words, in pieces where it is long. */
  readonly pieces: readonly string[];
  /** What stands and what was excused, for the learned part. */
  readonly flags: readonly string[];
}

/** As `readRules`, in steps of a rule each: patterns are compiled when they are first used. */
export function* readRulesInSteps(sentence: Sentence, language: SenseLanguage): Generator<undefined, RuleReading> {
  const { toPlain, excuses, rules, filter } = packOf(language);
  const plain = toPlain(sentence.text);
  const canMatch = filter(plain);
  const pieces = piecesOf(plain);
  let before: string | null = null;
  const findings: CrisisFinding[] = [];
  const flags = new Set<string>();
  let sense: SenseSentence | null | undefined = null;
  for (const [index, { rule, say, unless }] of rules.entries()) {
    if (!canMatch(index)) continue;
    const [first] = say as [RegExp];
    yield;
    let stands = false;
    for (const piece of pieces) {
      if (say.some((one) => piece.search(one) < 0)) continue;
      const matches = [...piece.matchAll(first)];
      const previous: string = before ?? (sentence.previous ? toPlain(sentence.previous) : ' ');
      before = previous;
      if (sense === null && pieces.length === 1) sense = yield* readInContext(sentence, language);
      stands = matches.some((match) => {
        if (unless?.test(around(piece, match.index, match.index + match[0].length))) {
          flags.add(`unless ${rule.category}`);
          return false;
        }
        const place: Place = {
          plain: piece,
          start: match.index + 1,
          end: match.index + match[0].length,
          before: previous,
        };
        const isFoundIn = (part: string): boolean => toPlain(part).search(first) >= 0;
        const excuse = findExcuse({ rule, place, isFoundIn, sense: sense ?? undefined }, excuses);
        if (excuse !== null) flags.add(`excused ${excuse}`).add(`excused ${rule.category}`);
        return excuse === null;
      });
      if (stands) break;
    }
    if (stands) {
      const { start, end } = sentence;
      findings.push({ start, end, level: rule.level, category: rule.category, why: `${language}:${rule.id}` });
      flags.add(`stands ${rule.level}`).add(`stands ${rule.category}`).add(`by ${rule.id}`);
    }
  }
  for (const name of ['longAgo', 'ended', 'fiction', 'now'] as const) if (excuses[name].test(plain)) flags.add(name);
  return { findings, pieces, flags: [...flags] };
}

export const readRules = (sentence: Sentence, language: SenseLanguage): RuleReading => {
  const steps = readRulesInSteps(sentence, language);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
