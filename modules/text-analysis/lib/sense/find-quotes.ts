import type { Span } from './sense';

const opens = new Map([
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
  ['„', '“'],
  ['‚', '‘'],
  ['‘', '’'],
]);

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a quotation that opens at `at` closes within its paragraph; -1 where it does not. */
const closeOf = (text: string, at: number, mark: string): number => {
  const limit = text.indexOf('\n', at + 1);
  const end = limit < 0 ? text.length : limit;
  for (let i = at + 1; i < end; i += 1) {
    const sign = text[i] as string;
    const closes = sign === mark || (mark === '“' && (sign === '”' || sign === '"')) || (mark === '”' && sign === '"');
    if (!closes) continue;
    // An apostrophe stands between letters; a closing mark does not.
    if ((mark === "'" || mark === '’') && isWord(text[i - 1]) && isWord(text[i + 1])) continue;
    return i;
  }
  return -1;
};

/** What stands between quotation marks, without them; a quotation that is not closed goes to the end of its paragraph. */
export const findQuotes = (text: string): Span[] => {
  const found: Span[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] as string;
    const free = !isWord(text[i - 1]);
    const single = sign === "'" || sign === '‘' || sign === '‚';
    const mark = sign === '"' ? '"' : sign === "'" ? "'" : opens.get(sign);
    if (mark === undefined || !free || !/[\p{L}\p{N}¿¡…(-]/u.test(text[i + 1] ?? '')) continue;
    // '90s, 'til: an apostrophe at the front of a word closes nowhere, or after a whole paragraph.
    const close = closeOf(text, i, mark);
    if (close < 0) {
      if (single || sign === '»') continue;
      const limit = text.indexOf('\n', i);
      found.push({ start: i + 1, end: limit < 0 ? text.length : limit });
      break;
    }
    if (close > i + 1) found.push({ start: i + 1, end: close });
    i = close;
  }
  return found;
};
