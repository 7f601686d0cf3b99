import type { LanguagePack } from './language-pack';
import type { Negation, Span } from './sense';

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);

/** The clauses of a sentence, in order; `main` of those that no subordinating word opens. */
interface Clause extends Span {
  readonly main: boolean;
}

const clausesOf = (text: string, content: Span, pack: LanguagePack): Clause[] => {
  const cuts = new Set<number>([content.start]);
  const inside = text.slice(content.start, content.end);
  for (const { index, 0: sign } of inside.matchAll(/[,;:–—()]+\s*/gu)) cuts.add(content.start + index + sign.length);
  for (const { index } of inside.matchAll(pack.subordinator)) cuts.add(content.start + index);
  for (const { index } of inside.matchAll(pack.coordinator)) cuts.add(content.start + index);
  const at = [...cuts].filter((cut) => cut < content.end).sort((one, other) => one - other);
  return at.map((start, index) => {
    const end = at[index + 1] ?? content.end;
    return { start, end, main: !pack.opensSubordinate.test(text.slice(start, end)) };
  });
};

/** Negators of the content with the words they deny, and whether the main clause is denied. */
export const findPolarity = (
  sentence: string,
  content: Span,
  pack: LanguagePack,
): { readonly polarity: 'affirmed' | 'negated'; readonly negations: readonly Negation[] } => {
  let text = sentence;
  for (const match of sentence.matchAll(pack.notNegating))
    text = blank(text, { start: match.index, end: match.index + match[0].length });
  const clauses = clausesOf(text, content, pack);
  const negations = [...text.matchAll(pack.negator)]
    .filter(({ index }) => index >= content.start && index < content.end)
    .map((match) => {
      const clause = clauses.find(({ start, end }) => match.index >= start && match.index < end);
      return { word: match[0], start: match.index, end: clause?.end ?? content.end, main: clause?.main ?? true };
    });
  const main = clauses.filter((clause) => clause.main && /\p{L}{2}/u.test(text.slice(clause.start, clause.end)));
  const denied = negations.some(
    ({ start, main: inMain }) => inMain && main.some((one) => start >= one.start && start < one.end),
  );
  const onlySubordinate = main.length === 0 && negations.length > 0;
  return {
    polarity: denied || onlySubordinate ? 'negated' : 'affirmed',
    negations: negations.map(({ word, start, end }) => ({ word, start, end })),
  };
};
