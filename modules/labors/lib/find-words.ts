/** A text as it is searched: without case and accents, with the place of each of its signs in the original. */
export interface Folded {
  readonly original: string;
  readonly text: string;
  /** Offset in the original of each sign of `text`, and its end last. */
  readonly places: readonly number[];
}

/** One part of a snippet; `isHit` where it is what was searched for. */
export interface SnippetPart {
  readonly text: string;
  readonly isHit: boolean;
}

const foldSign = (sign: string): string => sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const fold = (original: string): Folded => {
  let text = '';
  const places: number[] = [];
  let offset = 0;
  for (const sign of original) {
    const folded = foldSign(sign);
    text += folded;
    for (let place = 0; place < folded.length; place += 1) places.push(offset);
    offset += sign.length;
  }
  return { original, text, places: [...places, offset] };
};

/** The words that are searched for: all of them, or the one that is being typed. */
export const readQuery = (query: string): readonly string[] => [
  ...new Set(
    fold(query)
      .text.split(/[\s"“”„«»]+/u)
      .filter((word) => word !== ''),
  ),
];

type Span = readonly [from: number, to: number];

const findWord = ({ text, places }: Folded, word: string): Span[] => {
  const found: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([places[at] ?? 0, places[at + word.length] ?? 0]);
  return found;
};

/** Overlapping spans as one, in order. */
const join = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
};

/** Characters shown before and after a hit. */
const around = 60;

const cutBefore = (text: string, from: number): number => {
  if (from <= around) return 0;
  const blank = text.lastIndexOf(' ', from - around);
  return blank < 0 ? from - around : blank + 1;
};
const cutAfter = (text: string, to: number): number => {
  if (to + around >= text.length) return text.length;
  const blank = text.indexOf(' ', to + around);
  return blank < 0 || blank > to + 2 * around ? to + around : blank;
};

const toSnippet = (text: string, [from, to]: Span, hits: readonly Span[]): SnippetPart[] => {
  const parts: SnippetPart[] = [];
  if (from > 0) parts.push({ text: '… ', isHit: false });
  let at = from;
  for (const [start, end] of hits) {
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isHit: false });
  if (to < text.length) parts.push({ text: ' …', isHit: false });
  return parts;
};

/** Passages of a text with all the words that are searched for, these marked; at most `most`, and none where a word is missing. */
export const findSnippets = (folded: Folded, words: readonly string[], most = 3): readonly SnippetPart[][] => {
  const byWord = words.map((word) => findWord(folded, word));
  if (byWord.length === 0 || byWord.some((found) => found.length === 0)) return [];
  const hits = join(byWord.flat());
  const { original } = folded;
  const windows = join(hits.map(([from, to]) => [cutBefore(original, from), cutAfter(original, to)]));
  return windows.slice(0, most).map((window) =>
    toSnippet(
      original,
      window,
      hits.filter(([from, to]) => from >= window[0] && to <= window[1]),
    ),
  );
};
