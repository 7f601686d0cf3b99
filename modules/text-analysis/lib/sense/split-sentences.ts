import type { Span } from './sense';

/** Words whose full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|prof|vs|etc|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|nr|hr|fr|sra?|srta|d|dña|ud|uds|p\.\s?ej|[a-z])\.$/i;

/** A day of a month: "der 3. November", "am 4. 5.". */
const day = /(?<!\p{L}|\d)(?:0?[1-9]|[12]\d|3[01])\.$/u;
const month = /^\s(?:jän|jan|feb|märz|april|mai|juni|juli|aug|sept|okt|nov|dez|(?:0?[1-9]|1[0-2])\.)/iu;

/**
 * The sentences of a text: they end at a full stop, question mark, exclamation mark or ellipsis with what closes after it, and at
 * every line break. `text.slice(start, end)` has no space around it.
 */
export const splitSentences = (text: string): Span[] => {
  const spans: Span[] = [];
  const add = (from: number, to: number): void => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (end > start && /[\p{L}\p{N}]/u.test(piece)) spans.push({ start, end });
    else if (end > start && spans.length > 0) {
      const last = spans.pop() as Span;
      spans.push({ start: last.start, end: /[\n\r]/.test(text.slice(last.end, start)) ? last.end : end });
    }
  };
  let from = 0;
  for (const match of text.matchAll(/[.!?…]+["'“”„«»‘’)\]]*(?=\s|$)|[\r\n]+/gu)) {
    const to = match.index + match[0].length;
    if (/^[.]/.test(match[0]) && match[0].length === 1 && abbreviation.test(text.slice(from, to))) continue;
    if (match[0] === '.' && day.test(text.slice(from, to)) && month.test(text.slice(to))) continue;
    // "…" in the middle of a thought goes on in lower case.
    if (/^(?:…|\.{2,})/.test(match[0]) && /^\s*\p{Ll}/u.test(text.slice(to)) && !/^[\r\n]/.test(text.slice(to)))
      continue;
    add(from, to);
    from = to;
  }
  add(from, text.length);
  return spans;
};
