import type { SenseSentence } from '#modules/text-analysis/public';
import { type CrisisLanguage, type CrisisRule, type Excuse, isSelfDirected } from './crisis';
import { compilePattern } from './pattern';

export type ExcusePatterns = ReturnType<typeof compileExcuses>;

export const compileExcuses = (language: CrisisLanguage) => ({
  negator: compilePattern(language.negators),
  noDenial: compilePattern(language.noDenial),
  clauseOpener: compilePattern(`,|${language.clauseOpeners}`, 'gu'),
  longAgo: compilePattern(language.longAgo),
  now: compilePattern(language.now),
  ended: compilePattern(language.ended),
  fiction: compilePattern(language.fiction),
});

/** Where in its sentence a rule was found. */
export interface Place {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** The sentence before, in plain words. */
  readonly before: string;
}

/** The whole clause in which it was found, with the words after it. */
const wholeClauseOf = (place: Place, patterns: ExcusePatterns): string => {
  const after = place.plain.slice(place.end);
  const next = after.search(patterns.clauseOpener);
  return `${clauseOf(place, patterns).trimEnd()}${next < 0 ? after : after.slice(0, next)} `;
};

/** The words from the last opening of a clause up to the next one within what was found. */
const clauseOf = ({ plain, start, end }: Place, { clauseOpener }: ExcusePatterns): string => {
  let from = 0;
  for (const { index, 0: opener } of plain.slice(0, end + 1).matchAll(clauseOpener)) {
    if (index <= start) from = index;
    else if (index > start + opener.length) return ` ${plain.slice(from, index).trim()} `;
  }
  return ` ${plain.slice(from, end).trim()} `;
};

const isDenied = (place: Place, patterns: ExcusePatterns): boolean => {
  const clause = clauseOf(place, patterns);
  return patterns.negator.test(clause) && !patterns.noDenial.test(clause);
};

/** Over, or long ago: what is said of the present elsewhere in the sentence does not make it present. */
const isPast = (place: Place, patterns: ExcusePatterns): boolean => {
  const { longAgo, now, ended } = patterns;
  if (ended.test(clauseOf(place, patterns))) return true;
  if (now.test(wholeClauseOf(place, patterns))) return false;
  return longAgo.test(place.plain) || (longAgo.test(place.before) && !now.test(place.before) && !now.test(place.plain));
};

interface Found {
  readonly rule: CrisisRule;
  readonly place: Place;
  /** Whether the rule is found in a part of the sentence alone. */
  readonly isFoundIn: (part: string) => boolean;
  readonly sense: SenseSentence | undefined;
}

/** Somebody else's words between quotation marks: found in them, and not outside of them. */
const isVoice = ({ sense, isFoundIn }: Found): boolean => {
  if (sense?.speaker !== 'quoted' || sense.of === null) return false;
  let own = sense.text;
  for (const { start, end } of sense.voices)
    own = own.slice(0, start - sense.start) + ' '.repeat(end - start) + own.slice(end - sense.start);
  return !isFoundIn(own);
};

/** The first reason for which what a rule found raises nothing; null where it stands. Only what is sure takes an alarm away. */
export const findExcuse = (found: Found, patterns: ExcusePatterns): Excuse | null => {
  const { rule, place, sense } = found;
  const may = (excuse: Excuse): boolean => !rule.stands?.includes(excuse);
  if (may('denied') && isDenied(place, patterns)) return 'denied';
  if (may('past') && isPast(place, patterns)) return 'past';
  if (may('fiction') && patterns.fiction.test(place.plain)) return 'fiction';
  if (may('dream') && sense?.reality === 'dream') return 'dream';
  if (may('voice') && (isSelfDirected(rule.category) || rule.category === 'harm-to-others') && isVoice(found))
    return 'voice';
  return null;
};
