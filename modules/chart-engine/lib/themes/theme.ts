/** Why what somebody wrote in a Labor (1 to 12) may touch on a centre or gate. The links are our convention. */
export interface ThemeLink {
  readonly labor: number;
  /** One sentence for the person, without a claim about them. */
  readonly reason: string;
}

/** What a centre or gate is about, as far as it can be found in what somebody wrote. All words are ours. */
export interface Theme {
  /** English words that speak of it; those that end in `*` stand for any ending. Found as whole words, in any case. */
  readonly words: readonly string[];
  /** The Labors that ask about it, the nearest first. */
  readonly links: readonly ThemeLink[];
}

/** A theme in short: its words with commas between them, then number of the Labor and reason of each link. */
export const theme = (words: string, ...links: readonly (readonly [labor: number, reason: string])[]): Theme => ({
  words: words.split(', '),
  links: links.map(([labor, reason]) => ({ labor, reason })),
});
