import type { Passage } from '#core/contract/ai';
import type { Theme, ThemeLink } from '#modules/chart-engine/public';
import type { LaborAnswer } from '#modules/labors/public';
import { pointsBack } from '#modules/text-analysis/public';

const escaped = (word: string): string => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/**
 * Finds any of a theme's words as a whole word, in any case and more than once; a `*` at the end of a word stands for any
 * ending. The list must not be empty.
 */
export const wordsPattern = (words: readonly string[]): RegExp => {
  const forms = words.map((word) => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word)));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

/** An answer and what of it can stand alone. */
export interface ReadAnswer {
  readonly answer: LaborAnswer;
  readonly passages: readonly Passage[];
}
/** A passage that holds words of a theme, in an answer to a Labor which the theme is linked with. */
export interface Candidate {
  readonly answer: LaborAnswer;
  readonly text: string;
  readonly start: number;
  readonly link: ThemeLink;
  readonly score: number;
}

/** Characters; a longer passage is a page. */
const longest = 320;
/** Words beyond these add nothing: a list of them is not nearer. */
const mostWords = 3;

/** Different words of the theme, less for what reads badly alone; a nearer Labor decides between equals. */
const scoreOf = (text: string, hits: number, rank: number): number =>
  Math.min(mostWords, hits) - (pointsBack(text) ? 0.6 : 0) - (text.length < 45 ? 0.3 : 0) - rank * 0.25;

/** Finds in one answer after another the passages that hold a word of the theme; the same words in two answers count once. */
export const candidatesOf = ({ words, links }: Theme): ((read: ReadAnswer) => Candidate[]) => {
  const pattern = wordsPattern(words);
  const seen = new Set<string>();
  return ({ answer, passages }) => {
    const rank = links.findIndex(({ labor }) => labor === answer.laborNumber);
    const link = links[rank];
    if (!link) return [];
    return passages.flatMap(({ text, start }) => {
      if (text.length > longest) return [];
      const hits = new Set((text.match(pattern) ?? []).map((hit) => hit.toLowerCase())).size;
      if (hits === 0) return [];
      const same = text.toLowerCase().replace(/\s+/gu, ' ');
      if (seen.has(same)) return [];
      seen.add(same);
      return [{ answer, text, start, link, score: scoreOf(text, hits, rank) }];
    });
  };
};

/** The best first; between equals the order of the Labors and of the answer. */
export const bestFirst = (found: readonly Candidate[]): Candidate[] =>
  found.toSorted((a, b) => b.score - a.score || a.answer.laborNumber - b.answer.laborNumber || a.start - b.start);

/** The best of each Labor before the second of any, without changing the order otherwise. */
export const spreadOverLabors = (ranked: readonly Candidate[]): Candidate[] => {
  const turn = new Map<number, number>();
  return ranked
    .map((one) => {
      const before = turn.get(one.answer.laborNumber) ?? 0;
      turn.set(one.answer.laborNumber, before + 1);
      return { one, before };
    })
    .sort((a, b) => a.before - b.before)
    .map(({ one }) => one);
};
