/** Something known about the person that a provider need not learn. */
export interface PersonalValue {
  readonly kind: 'name' | 'place' | 'date' | 'contact';
  readonly value: string;
}

export interface Replaced {
  /** The texts, in order, with placeholders such as `[name-1]`. */
  readonly texts: readonly string[];
  /** Puts the original words back, in these texts or in anything that quotes them. */
  restore(text: string): string;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** Shapes that are personal wherever they stand. Order matters: a date must not be taken for a telephone number. */
const SHAPES: readonly (readonly [PersonalValue['kind'], RegExp])[] = [
  ['contact', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu],
  ['contact', /\bhttps?:\/\/[^\s<>"]+/giu],
  ['date', /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/gu],
  [
    'date',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\.?,? \\d{4}\\b|\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b`,
      'giu',
    ),
  ],
  ['contact', /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ()./-]?\d){6,14}(?![\p{L}\p{N}])/gu],
];

const escaped = (value: string): string => value.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

/** A name is matched as given and in capitals, but not in lower case: `Will` and `Grace` are also words. */
const known = (values: readonly PersonalValue[]): (readonly [PersonalValue['kind'], RegExp])[] =>
  [...values]
    .map(({ kind, value }) => ({ kind, value: value.trim() }))
    .filter(({ value }) => value.length >= 2)
    .sort((a, b) => b.value.length - a.value.length)
    .map(({ kind, value }) => [
      kind,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(value)}|${escaped(value.toUpperCase())})(?![\\p{L}\\p{N}])`, 'gu'),
    ]);

/**
 * Replaces the person's own values, then e-mail addresses, links, dates and telephone numbers, by placeholders; the same words
 * get the same one in all texts. It lowers what a provider sees; it does not make a life story anonymous.
 */
export const replacePersonal = (texts: readonly string[], values: readonly PersonalValue[]): Replaced => {
  const words = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<string, number>();
  const taken = texts.join('\n');
  const placeholderOf = (kind: string, original: string): string => {
    const before = words.get(original);
    if (before !== undefined) return before;
    let count = counts.get(kind) ?? 0;
    let placeholder: string;
    do {
      count += 1;
      placeholder = `[${kind}-${count}]`;
      // A text may hold such a word itself; restoring must not touch it.
    } while (taken.includes(placeholder));
    counts.set(kind, count);
    words.set(original, placeholder);
    originals.set(placeholder, original);
    return placeholder;
  };
  const patterns = [...known(values), ...SHAPES];
  const replaced = texts.map((text) =>
    patterns.reduce((all, [kind, pattern]) => all.replace(pattern, (found) => placeholderOf(kind, found)), text),
  );
  return {
    texts: replaced,
    restore: (text) =>
      text.replace(/\[(?:name|place|date|contact)-\d+\]/gu, (placeholder) => originals.get(placeholder) ?? placeholder),
  };
};
