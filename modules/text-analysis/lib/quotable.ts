import type { Passage } from '#core/contract/ai';

/** Bounds of a passage worth quoting, in words: less can be found anywhere, more is a page. */
const FEWEST = 6;
const ENOUGH = 12;
const MOST = 48;
/** A sentence that points back reads better with the one before it, as long as both fit in this many words. */
const WITH_CONTEXT = 40;
const BACKWARD =
  /^(?:but|and|so|or|it|its|this|that|these|those|he|she|they|then|both)\b|^(?:[\p{L}’']+\s+){1,3}(?:it|them|him|her|that|this|those)\b/iu;

/** True of a passage that begins by pointing back: `But she`, `I met him`. */
export const pointsBack = (text: string): boolean => BACKWARD.test(text);

/** Words of a text as a reader counts them: "30.000", "4:10" and "1,101" are one. */
export const countWords = (text: string): number =>
  text.match(/\p{N}+(?:[.,:/]\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/** True of a text written in lines that its writer meant: few end like sentences and their lengths differ. */
const isList = (text: string): boolean => {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  if (lines.length < 3) return false;
  const lengths = lines.map((line) => line.trim().length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const ended = lines.filter((line) => /[.!?…"”’)]\s*$/u.test(line)).length;
  return ended <= lines.length / 2 && median < (lengths.at(-1) ?? 0) * 0.8;
};

const MARK = /^(?:[-*•–—]|\d{1,3}[.)])\s+/u;

/** A span without surrounding space and without the bullet or number of a list. */
const bare = (text: string, start: number, end: number): Passage | null => {
  const piece = text.slice(start, end);
  const lead = piece.length - piece.trimStart().length;
  const body = piece.trim();
  const mark = MARK.exec(body)?.[0].length ?? 0;
  if (body.length === mark) return null;
  return { start: start + lead + mark, end: start + lead + body.length, text: body.slice(mark) };
};

/** In a list every line is a thought of its own, whatever the splitter took for one sentence. */
const byLine = (text: string, { start, end }: Passage): Passage[] => {
  const found: Passage[] = [];
  let at = start;
  for (const line of text.slice(start, end).split(/(?<=\n)/u)) {
    const one = bare(text, at, at + line.length);
    if (one) found.push(one);
    at += line.length;
  }
  return found;
};

const spread = <T>(items: readonly T[], most: number): T[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as T);

/**
 * Passages of a text that can stand alone: its sentences, a short one together with its neighbours in the same paragraph, six to
 * 48 words, none twice. `text.slice(start, end)` is the passage. Of a long text `most` are taken, spread evenly.
 */
export const quotablePassages = (text: string, sentences: readonly Passage[], most: number): Passage[] => {
  const list = isList(text);
  const pieces = sentences.flatMap((one) => (list ? byLine(text, one) : (bare(text, one.start, one.end) ?? [])));
  const joined: Passage[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const together = last && { start: last.start, end: piece.end, text: text.slice(last.start, piece.end) };
    const apart = !last || list || /\n/u.test(text.slice(last.end, piece.start));
    const most = pointsBack(piece.text) ? WITH_CONTEXT : countWords(last?.text ?? '') < ENOUGH ? MOST : 0;
    if (!together || apart || countWords(together.text) > most) joined.push(piece);
    else joined[joined.length - 1] = together;
  }
  const seen = new Set<string>();
  const fit = joined.filter((one) => {
    const words = countWords(one.text);
    const same = one.text.toLowerCase().replace(/\s+/gu, ' ');
    if (words < FEWEST || words > MOST || seen.has(same)) return false;
    seen.add(same);
    return true;
  });
  return spread(fit, most);
};
