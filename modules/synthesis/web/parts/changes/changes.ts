import type { Quote, Reading } from '../../../schemas/reading';

/** What one list has that the other has not. */
export interface Difference<T> {
  readonly added: readonly T[];
  readonly gone: readonly T[];
  /** In both, in the order of the newer one. */
  readonly kept: readonly T[];
}

/** A theme or a thought, and whether it is worded as before. */
export interface Heading {
  readonly title: string;
  readonly reworded: boolean;
}

/** How a newer reading differs from an older one. */
export interface Changes {
  readonly themes: Difference<Heading>;
  readonly thoughts: Difference<Heading>;
  readonly quotes: Difference<Quote>;
  /** Opening, chart, practices and closing, each paragraph by its words. */
  readonly paragraphs: Difference<string>;
  readonly same: boolean;
}

const differ = <T>(
  older: readonly T[],
  newer: readonly T[],
  key: (one: T) => string,
  text: (one: T) => string,
): { readonly added: readonly T[]; readonly gone: readonly T[]; readonly kept: readonly (readonly [T, boolean])[] } => {
  const before = new Map(older.map((one) => [key(one), one]));
  const after = new Set(newer.map(key));
  return {
    added: newer.filter((one) => !before.has(key(one))),
    gone: older.filter((one) => !after.has(key(one))),
    kept: newer.flatMap((one) => {
      const was = before.get(key(one));
      return was === undefined ? [] : [[one, text(was) !== text(one)] as const];
    }),
  };
};

const headings = <T>(found: ReturnType<typeof differ<T>>, title: (one: T) => string): Difference<Heading> => ({
  added: found.added.map((one) => ({ title: title(one), reworded: false })),
  gone: found.gone.map((one) => ({ title: title(one), reworded: false })),
  kept: found.kept.map(([one, reworded]) => ({ title: title(one), reworded })),
});

const quotesOf = ({ themes, insights }: Reading): Quote[] => {
  const all = [...themes, ...insights].flatMap(({ quotes }) => quotes);
  return [...new Map(all.map((quote) => [`${quote.laborNumber} ${quote.text}`, quote])).values()];
};

const paragraphsOf = ({ opening, chart, guidance, closing }: Reading): string[] => [
  ...new Set([...opening, ...chart, ...guidance.map(({ title, text }) => `${title}. ${text}`), ...closing]),
];

/** What a theme is in another version: a finding of our rules by its name, which stays when it is headed anew; others by their title. */
const sameTheme = ({ kind, id, title }: Reading['themes'][number]): string => (kind === undefined ? title : id);

/** Compares two versions by what they say: themes by what was found, thoughts by concept, sentences and other paragraphs by their words. */
export const changesBetween = (older: Reading, newer: Reading): Changes => {
  const themes = headings(
    differ(older.themes, newer.themes, sameTheme, ({ title, description }) => `${title}\n${description}`),
    ({ title }) => title,
  );
  const name = ({ concept, thinker }: Reading['insights'][number]): string => `${concept} (${thinker})`;
  const thoughts = headings(
    differ(older.insights, newer.insights, name, ({ note }) => note),
    name,
  );
  const found = differ(
    quotesOf(older),
    quotesOf(newer),
    ({ laborNumber, text }) => `${laborNumber} ${text}`,
    () => '',
  );
  const quotes = { added: found.added, gone: found.gone, kept: found.kept.map(([one]) => one) };
  const rest = differ(
    paragraphsOf(older),
    paragraphsOf(newer),
    (text) => text,
    () => '',
  );
  const paragraphs = { added: rest.added, gone: rest.gone, kept: rest.kept.map(([one]) => one) };
  const moved = [themes, thoughts, quotes, paragraphs].some(({ added, gone }) => added.length + gone.length > 0);
  const reworded = [...themes.kept, ...thoughts.kept].some((one) => one.reworded);
  return { themes, thoughts, quotes, paragraphs, same: !moved && !reworded };
};
