import type { LanguagePack } from './language-pack';
import type { Negation, Span } from './sense';
import { words } from './words';

const blank = (text: string, start: number, length: number): string =>
  text.slice(0, start) + '_'.repeat(length) + text.slice(start + length);
/** A negated verb before a word that is negative itself, or before a clause that is: nothing is denied. */
const twice = words(
  [
    "(?:not|\\p{L}+n't) (?:(?:entirely|exactly|altogether|really|always) )?(?:un(?!der|til|ion|iversity|cle|ique|it)|dis(?!co|tance|h|trict)|im(?=possible|polite|patient))\\p{L}{3,}",
    "(?:isn't|wasn't|is not|was not|hasn't been|'s not|not) (?:a|one|a single) (?:day|night|week|morning|evening|hour|year|moment|birthday|christmas)(?: \\p{L}+){0,4}? (?:don't|doesn't|didn't|without|not|never)",
    "(?:it|that) (?:wasn't|isn't|was not|is not|'s not) (?:that|because) (?:[\\p{L}]+ ){1,3}?(?:don't|doesn't|didn't|wasn't|isn't|couldn't|can't|not)",
    "(?:can't|cannot|couldn't|could not) (?:not|but)",
    '(?:never|not|hardly) (?:\\p{L}+ ){0,3}?without',
    "(?:nobody|no one|nothing|none) (?:[\\p{L}' ]{2,30} )?(?:who |that )?(?:didn't|doesn't|don't|wasn't|hadn't|hasn't)",
  ].join('|'),
  'giu',
);
const discourse = /^[\s"'“]*(?:oh,? )?no,\s/iu;
/** What follows these is the content, although a word opens it as subordinate. */
const content =
  /(?<!\p{L})(?:dream(?:t|ed|ing)?|think|thought|believe|feel|hope|wish|wished|swear|know|rule (?:is|was)|know now|means?|meant)\s+(?=that(?!\p{L}))/iu;
const condition = /^\s*(?:even )?(?:if|had|were|unless|suppose|say|without|when|although|because)(?!\p{L})/iu;
const consequence =
  /(?<!\p{L})(?:i|he|she|they|we|it|you|nobody|no one|my \p{L}+|the \p{L}+|\p{Lu}\p{L}+)(?:'d|'ll| would| wouldn't| could| couldn't| will| won't| might)(?!\p{L})/giu;
const contactClause =
  /(?<=\p{L}\s)(?:for|of|in|with|to|want|wanted|need) (?:a|an|the|my) \p{L}+ (?=(?:nobody|no one|i|he|she|they|we)\s)/giu;

interface Clause extends Span {
  readonly main: boolean;
}
const clausesOf = (text: string, span: Span, pack: LanguagePack): Clause[] => {
  const inside = text.slice(span.start, span.end);
  const complement = content.exec(inside);
  const complementAt = complement ? complement.index + complement[0].length : -1;
  const openings = [0];
  const subordinate = new Set<number>();
  for (const { index, 0: sign } of inside.matchAll(/[,;:–—()]+\s*/gu)) openings.push(index + sign.length);
  for (const { index } of inside.matchAll(pack.subordinator)) if (index !== complementAt) openings.push(index);
  for (const { index } of inside.matchAll(pack.coordinator)) openings.push(index);
  for (const { index, 0: sign } of inside.matchAll(contactClause)) {
    openings.push(index + sign.length);
    subordinate.add(index + sign.length);
  }
  if (condition.test(inside) && !/,/u.test(inside)) {
    const last = [...inside.matchAll(consequence)].at(-1);
    if (last && last.index > 3) openings.push(last.index);
  }
  const at = [...new Set(openings)].filter((cut) => cut < inside.length).sort((one, other) => one - other);
  return at.map((from, index) => {
    const to = at[index + 1] ?? inside.length;
    const words_ = inside.slice(from, to);
    const opensThat =
      from === 0 && /^\s*(?:that|whether|why|what|how|who|where|when)(?!\p{L})/iu.test(words_) && at.length <= 2;
    const main =
      !subordinate.has(from) &&
      (opensThat || !(pack.opensSubordinate.test(words_) || (from === 0 && condition.test(words_) && at.length > 1)));
    return { start: span.start + from, end: span.start + to, main };
  });
};

/** Negators of the content with the words they deny, and whether the main clause is denied. */
export const findEnglishPolarity = (
  sentence: string,
  span: Span,
  own: boolean,
  quotes: readonly Span[],
  pack: LanguagePack,
): { readonly polarity: 'affirmed' | 'negated'; readonly negations: readonly Negation[] } => {
  let text = sentence;
  for (const match of sentence.matchAll(pack.notNegating)) text = blank(text, match.index, match[0].length);
  for (const match of sentence.matchAll(twice)) text = blank(text, match.index, match[0].length);
  // "No" as a word that is spoken of, and "No, I am tired".
  for (const { start, end } of quotes) if (own && end - start < 12) text = blank(text, start, end - start);
  const no = discourse.exec(text.slice(span.start, span.end));
  if (no) text = blank(text, span.start, no[0].length);
  const opensThat = /^\s*that\s/iu.exec(text.slice(span.start, span.end));
  const inner = opensThat ? { start: span.start + opensThat[0].length, end: span.end } : span;
  const clauses = clausesOf(text, inner, pack);
  const unreal = /(?<!\p{L})(?:would|wouldn't|might|\p{L}+'d)(?!\p{L})/iu.test(text.slice(inner.start, inner.end));
  const negations = [...text.matchAll(pack.negator)]
    .filter(({ index, 0: word }) => index >= inner.start && index < inner.end && !(unreal && /^without$/iu.test(word)))
    .map((match) => {
      const clause = clauses.find(({ start, end }) => match.index >= start && match.index < end);
      return { word: match[0], start: match.index, end: clause?.end ?? inner.end, main: clause?.main ?? true };
    });
  const hasMain = clauses.some((one) => one.main && /\p{L}{2}/u.test(text.slice(one.start, one.end)));
  const denied = negations.some(({ main }) => main) || (!hasMain && negations.length > 0);
  return {
    polarity: denied ? 'negated' : 'affirmed',
    negations: negations.map(({ word, start, end }) => ({ word, start, end })),
  };
};
