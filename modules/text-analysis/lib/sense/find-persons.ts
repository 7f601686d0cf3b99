import type { LanguagePack } from './language-pack';
import type { Span } from './sense';

/** Somebody in a sentence: named, or a pronoun that may speak. */
export interface PersonSpan extends Span {
  readonly text: string;
  /** False of pronouns and of everybody. */
  readonly named: boolean;
}

const name = /(?<![\p{L}\p{N}'])\p{Lu}[\p{Ll}'][\p{L}'-]*(?:\s+\p{Lu}[\p{Ll}][\p{L}'-]*)?(?![\p{L}])/gu;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Relatives, people of the closed list and names, in order; in German nouns are capitalised, so that names need evidence. */
export const findPersons = (sentence: string, pack: LanguagePack, nouns: 'small' | 'capital'): PersonSpan[] => {
  const found: PersonSpan[] = [...sentence.matchAll(pack.people)].flatMap((match) => {
    // In any case, \p{Lu} matches small letters: "Nan used" is Nan, "sister of" is no name.
    const { called, titled } = match.groups ?? {};
    if (titled && !/\s\p{Lu}/u.test(titled)) return [];
    const text = called && !/^\s*\p{Lu}/u.test(called) ? match[0].slice(0, -called.length) : match[0];
    return [{ start: match.index, end: match.index + text.length, text, named: true }];
  });
  const first = sentence.search(/[\p{L}]/u);
  for (const match of sentence.matchAll(name)) {
    const span = { start: match.index, end: match.index + match[0].length, text: match[0], named: true };
    if (found.some((one) => overlaps(one, span)) || pack.notName.test(match[0])) continue;
    const rest = sentence.slice(span.end);
    const speaks = pack.saysAfter.test(rest);
    const before = sentence.slice(0, span.start);
    if (pack.afterPlaceWord.test(before)) continue;
    const evident = speaks || pack.saysBefore.test(before) || /^'s\s/u.test(rest);
    if ((span.start === first || nouns === 'capital') && !evident) continue;
    found.push(span);
  }
  for (const match of sentence.matchAll(pack.anybody)) {
    const span = { start: match.index, end: match.index + match[0].length, text: match[0], named: false };
    if (!found.some((one) => overlaps(one, span))) found.push(span);
  }
  return found.sort((one, other) => one.start - other.start);
};
