/** UTF-16 offsets: `text.slice(start, end)` is the quote as its author wrote it. */
export interface QuoteSpan {
  readonly start: number;
  readonly end: number;
}

/** A text brought to one form, each unit of which remembers where in the original it began and ended. */
interface Plain {
  readonly units: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Fewer words than this can be found anywhere by chance. */
const LEAST_WORDS = 6;

/** A run of plain ASCII, or one sign with its combining marks, so that both spellings of an accent compare equal. */
const PIECE = /[!#-&(-_a-~]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gsu;
const ASCII_RUN = /^[!#-&(-_a-~]+$/;
const INVISIBLE = /^[\u00ad\u200b-\u200d\u2060\ufeff]$/u;

const plainSign = (sign: string): string => {
  if (/^\s/u.test(sign)) return ' ';
  if (/^["\u00ab\u00bb\u201c-\u201f\u2033\u300c-\u300f]/u.test(sign)) return '"';
  if (/^['`\u00b4\u02b9\u02bc\u2018-\u201b\u2032\u2039\u203a]/u.test(sign)) return "'";
  if (/^[\u2010-\u2015\u2212]/u.test(sign)) return '-';
  return sign.normalize('NFC');
};

const plain = (text: string): Plain => {
  const starts: number[] = [];
  const ends: number[] = [];
  let units = '';
  // Asking the growing text for its end would copy it at every space.
  let endsInSpace = false;
  const push = (form: string, start: number, end: number): void => {
    for (let i = 0; i < form.length; i += 1) {
      starts.push(start);
      ends.push(end);
    }
    units += form;
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const end = index + piece.length;
    if (ASCII_RUN.test(piece)) {
      for (let i = 0; i < piece.length; i += 1) {
        starts.push(index + i);
        ends.push(index + i + 1);
      }
      units += piece;
      endsInSpace = false;
    } else if (!INVISIBLE.test(piece)) {
      const form = plainSign(piece);
      if (form === ' ' && endsInSpace) ends[ends.length - 1] = end;
      else push(form, index, end);
      endsInSpace = form === ' ';
    }
  }
  return { units, starts, ends };
};

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A model may put quotation marks around its quote; those of the author are found before. */
const variantsOf = (quote: string): string[] => {
  const bare = quote.trim();
  const inner = /^["'](.+)["']$/su.exec(bare)?.[1]?.trim();
  return inner === undefined ? [bare] : [bare, inner];
};

const findWhole = (text: string, quote: string): number => {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const inWord = isWordSign(text[at - 1]) && isWordSign(quote[0]);
    const outWord = isWordSign(text[at + quote.length]) && isWordSign(quote.at(-1));
    if (!inWord && !outWord) return at;
  }
  return -1;
};

/**
 * Where a quote stands in the text it claims to come from; null when it does not, or has fewer words than that: six, since fewer are found by chance.
 * White space, quotation marks, dashes and accents compare by kind; letters, case and every other mark must be the same, so a
 * quote with words left out is refused, with or without an ellipsis.
 */
export const verifyQuote = (text: string, quote: string, leastWords = LEAST_WORDS): QuoteSpan | null => {
  const hay = plain(text);
  for (const needle of variantsOf(plain(quote).units)) {
    if ((needle.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)?.length ?? 0) < leastWords) continue;
    const at = findWhole(hay.units, needle);
    const start = hay.starts[at];
    const end = hay.ends[at + needle.length - 1];
    if (at >= 0 && start !== undefined && end !== undefined) return { start, end };
  }
  return null;
};
