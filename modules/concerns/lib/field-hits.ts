import type { SenseLanguage, SenseSentence } from '#modules/text-analysis/public';
import type { Need } from '../data/need';
import { compileField, foldText } from './compile';
import type { FieldHits } from './learned/features';
import type { LearnedSentence } from './learned/learned-needs';
import { needs } from './needs';

/** A need with its word fields as patterns. */
export interface Compiled {
  readonly need: Need;
  readonly strong: RegExp;
  readonly weak: RegExp;
}

const compileNeed = (need: Need, language: SenseLanguage): Compiled => ({
  need,
  strong: compileField(need.fields[language].strong),
  weak: compileField(need.fields[language].weak),
});

const compiledAlone = new WeakMap<Need, Map<SenseLanguage, Compiled>>();
/** Needs beyond the built-in ones; each is compiled once for as long as its words stay the same. */
export const compileAdded = (added: readonly Need[], language: SenseLanguage): readonly Compiled[] =>
  added.map((need) => {
    const known = compiledAlone.get(need) ?? new Map<SenseLanguage, Compiled>();
    compiledAlone.set(need, known);
    const made = known.get(language) ?? compileNeed(need, language);
    known.set(language, made);
    return made;
  });

const compiled = new Map<SenseLanguage, readonly Compiled[]>();
/** All needs of a language; compiled when first asked for. */
export const compiledNeeds = (language: SenseLanguage): readonly Compiled[] => {
  const known = compiled.get(language);
  if (known) return known;
  const made = needs.map((need) => compileNeed(need, language));
  compiled.set(language, made);
  return made;
};

/**
 * The same in steps, before the first text of a language: all patterns at once would take longer than other requests may wait. A pattern
 * is made ready when it is first used, and made faster at the second use.
 */
export function* prepareNeeds(language: SenseLanguage): Generator<undefined, void> {
  if (compiled.has(language)) return;
  const made: Compiled[] = [];
  for (const need of needs) {
    const one = compileNeed(need, language);
    made.push(one);
    for (const field of [one.strong, one.weak, one.strong, one.weak]) {
      matchesOf(field, need.id);
      yield;
    }
  }
  compiled.set(language, made);
}

/** What one hit of a field counts. */
const strongHit = 0.7;
const weakHit = 0.25;
/** What words that speak only together can count at most. */
const mostWithoutStrong = 0.6;
const negated =
  /(?<![\p{L}])(?:not|no|never|nobody|nothing|none|without|cannot|hardly|barely|stopped|\p{L}+n't|nicht|nie|niemals|niemand\p{L}*|kein\p{L}*|nichts|ohne|kaum|nada|nadie|nunca|ya no|sin|ni|ningun\p{L}*|apenas)(?![\p{L}])/gu;
const well =
  /(?<![\p{L}])(?:sleep (?:fine|well|like)|schlafe (?:gut|wie)|duermo (?:bien|como)|not that|that is not it)(?![\p{L}])/gu;

/** A word of a field in a sentence. */
export interface Hit {
  readonly key: string;
  readonly value: number;
  readonly strong: boolean;
  /** Of words that are not denied, or of a denial that is the need itself; hints next to a denial are not. */
  readonly sure: boolean;
}

/** What one can do no longer is a loss, not something that is over. */
const inability = /(?<!\p{L})(?:can(?:not|'t|’t| not)|kann|können|puedo|podemos|consigo|soy capaz)(?!\p{L})/iu;

/** How far a sentence may speak for its writer: not at all in others' words, in what is over, and in dreams. */
const trustOf = (sentence: SenseSentence, need: Need): number => {
  if (sentence.speaker !== 'own' || (sentence.time === 'no-longer' && !inability.test(sentence.text))) return 0;
  if (sentence.reality === 'dream') return need.id === 'dreams' ? 1 : 0;
  if (sentence.reality === 'hypothetical') return 0.5;
  if (sentence.reality !== 'real' || sentence.doubtful) return 0.8;
  return 1;
};

/** Hits of all word fields in a folded text; several forms of one word count once. */
export const hitsOfFields = (folded: string, language: SenseLanguage): FieldHits =>
  new Map(
    compiledNeeds(language).flatMap(({ need, strong, weak }) => {
      const hits = {
        strong: matchesOf(strong, folded).length,
        weak: new Set(matchesOf(weak, folded).map((found) => found.slice(0, 5))).size,
      };
      return hits.strong + hits.weak > 0 ? [[need.id, hits] as const] : [];
    }),
  );

const matchesOf = (pattern: RegExp, folded: string): string[] => [...folded.matchAll(pattern)].map(([found]) => found);

/** A sentence as it is searched: whole, and without the words it denies. */
export interface ReadSentence {
  readonly sentence: SenseSentence;
  readonly whole: string;
  readonly undenied: string;
}

export const readSentence = (sentence: SenseSentence): ReadSentence => {
  const whole = foldText(sentence.text).replace(well, ' ');
  if (sentence.negations.length === 0) return { sentence, whole, undenied: whole };
  const letters = [...Array(sentence.text.length).keys()].map((at) =>
    sentence.negations.some(({ start, end }) => at >= start - sentence.start && at < end - sentence.start)
      ? ' '
      : sentence.text[at],
  );
  return { sentence, whole, undenied: sentence.polarity === 'negated' ? foldText(letters.join('')) : whole };
};

/** True of words that are no hit without their negator: `cannot sleep`, but not `hide nothing about money`. */
const isDenial = (found: string, strong: RegExp): boolean => {
  const bare = found.replace(negated, ' ').replace(/ +/gu, ' ').trim();
  return bare !== found && bare.search(strong) < 0;
};

/** Hits of one need in one sentence. Of denied words only those count that are a denial themselves: `cannot sleep`. */
export const hitsIn = ({ sentence, whole, undenied }: ReadSentence, { need, strong, weak }: Compiled): Hit[] => {
  const trust = trustOf(sentence, need);
  if (trust === 0) return [];
  const denials = whole === undenied ? [] : matchesOf(strong, whole).filter((found) => isDenial(found, strong));
  const rest = denials.length > 0 ? whole : undenied;
  const sure = sentence.polarity === 'affirmed' || denials.length > 0;
  return [
    ...[...denials, ...matchesOf(strong, undenied)].map((found) => ({
      key: found.slice(0, 8),
      value: strongHit * trust,
      strong: true,
      sure: true,
    })),
    ...matchesOf(weak, rest).map((found) => ({ key: found.slice(0, 5), value: weakHit * trust, strong: false, sure })),
  ];
};

/** A sentence as the learned part reads it: what it denies counts only where the denial is a need itself. */
export const toLearned = ({ sentence, whole, undenied }: ReadSentence, language: SenseLanguage): LearnedSentence => {
  const isNeed =
    whole !== undenied &&
    compiledNeeds(language).some(({ strong }) => matchesOf(strong, whole).some((found) => isDenial(found, strong)));
  const text = isNeed ? whole : undenied;
  return {
    text,
    whole,
    hits: hitsOfFields(text, language),
    isOwn: sentence.speaker === 'own',
    isAffirmed: isNeed || sentence.polarity === 'affirmed',
  };
};

/** What hits count together, from 0 to 1; nothing where none of them is affirmed. */
export const together = (hits: readonly Hit[]): number => {
  if (!hits.some(({ sure }) => sure)) return 0;
  const best = new Map<string, number>();
  for (const { key, value } of hits) best.set(key, Math.max(best.get(key) ?? 0, value));
  const all = 1 - [...best.values()].reduce((left, value) => left * (1 - value), 1);
  return hits.some(({ strong }) => strong) ? all : Math.min(mostWithoutStrong, all);
};
