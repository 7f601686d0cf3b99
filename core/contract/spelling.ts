/** Lower case without accents, so that `Café` is found by `cafe`. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Words of a text, folded: letters and digits alone. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Slips between two words: letters left out, added, changed, or two neighbours swapped (each counts one). */
const distance = (one: string, other: string): number => {
  const a = [...one];
  const b = [...other];
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, target] of b.entries()) {
      const same = letter === target ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + same, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === target)
        least = Math.min(least, (before[j - 1] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
};

/** Shorter words have too many neighbours. */
export const shortestCorrected = 3;

/** Slips that are forgiven: one in short words, two in longer ones. */
const forgiven = (word: string): number => (word.length <= 5 ? 1 : 2);

/** The words of what is searched. */
export interface KnownWords {
  /** `beginning`: also where a known word begins like it. */
  has(word: string, beginning: boolean): Promise<boolean>;
  /** Known words that look alike, the likeliest first. */
  near(word: string): Promise<readonly string[]>;
}

/** Closest known word; of the last one, which may not be finished, only as much as was typed is compared. */
const findClosest = async (known: KnownWords, word: string, beginning: boolean): Promise<string | null> => {
  let best: { readonly word: string; readonly slips: number } | null = null;
  for (const near of await known.near(word)) {
    const ends = beginning ? [near, near.slice(0, word.length), near.slice(0, word.length + 1)] : [near];
    const slips = Math.min(...ends.map((end) => distance(word, end)));
    if (slips <= forgiven(word) && (best === null || slips < best.slips)) best = { word: near, slips };
  }
  return best?.word ?? null;
};

/** The words with those replaced that are not known; null when there is nothing to correct. */
export const correctWords = async (known: KnownWords, words: readonly string[]): Promise<string[] | null> => {
  let changed = false;
  const corrected: string[] = [];
  for (const [index, word] of words.entries()) {
    const beginning = index === words.length - 1;
    const keep = word.length < shortestCorrected || (await known.has(word, beginning));
    const other = keep ? null : await findClosest(known, word, beginning);
    if (other !== null) changed = true;
    corrected.push(other ?? word);
  }
  return changed ? corrected : null;
};
