import { fold } from '#core/contract/spelling';
import type { Segment } from '../../schemas/search';

/** Signs of text on both sides of a find. */
const around = 90;
const longest = 220;
/** Signs of an article's text in which the first find is looked for. */
const looked = 20_000;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** `bodi` is the stem of `body` and `bodies`. */
const beginnings = (word: string): string[] =>
  word.endsWith('i') && word.length > 3 ? [word, `${word.slice(0, -1)}y`] : [word];

const isSpace = (sign: string | undefined): boolean => sign === undefined || /\s/u.test(sign);

/** The nearest place from `at` where no word is cut, going in one direction. */
const wordEdge = (text: string, at: number, step: 1 | -1): number => {
  let place = Math.min(Math.max(at, 0), text.length);
  for (let moved = 0; moved < 24 && place > 0 && place < text.length; moved += 1) {
    if (isSpace(text[place - 1]) || isSpace(text[place])) return place;
    place += step;
  }
  return place;
};

/** Marks the words that begin like any of these, in text that stays as it is. */
export const highlighter = (
  words: readonly string[],
): { whole(text: string): Segment[]; snippet(texts: readonly string[]): Segment[] } => {
  const starts = [...new Set(words.flatMap(beginnings))].filter((word) => word.length > 1);
  const spans = (text: string, most: number): Span[] => {
    const found: Span[] = [];
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)) {
      const plain = fold(word);
      if (starts.some((start) => plain.startsWith(start))) found.push({ start: index, end: index + word.length });
      if (found.length >= most) break;
    }
    return found;
  };
  const cut = (text: string, found: readonly Span[], from: number, to: number): Segment[] => {
    const pieces: Segment[] = [];
    let at = from;
    for (const { start, end } of found) {
      if (start < at || end > to) continue;
      if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
      pieces.push({ text: text.slice(start, end), hit: true });
      at = end;
    }
    if (at < to) pieces.push({ text: text.slice(at, to), hit: false });
    return pieces;
  };
  return {
    whole: (text) => cut(text, spans(text, 40), 0, text.length),
    snippet: (texts) => {
      for (const long of texts) {
        const text = long.slice(0, looked).replace(/\s+/gu, ' ');
        const found = spans(text, 40);
        const first = found[0];
        if (!first) continue;
        const edge = first.start <= around ? 0 : wordEdge(text, first.start - around, 1);
        const from = text[edge] === ' ' ? edge + 1 : edge;
        const to = from + longest >= text.length ? text.length : wordEdge(text, from + longest, -1);
        const pieces = cut(text, found, from, to);
        return [
          ...(from > 0 ? [{ text: '… ', hit: false }] : []),
          ...pieces,
          ...(to < text.length ? [{ text: ' …', hit: false }] : []),
        ];
      }
      const [text = ''] = texts;
      const to = text.length <= longest ? text.length : wordEdge(text, longest, -1);
      return [{ text: text.slice(0, to) + (to < text.length ? ' …' : ''), hit: false }];
    },
  };
};
