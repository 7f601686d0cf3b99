import { Problem } from '#core/contract/errors';

/** First and last byte that a `Range` header asks for; null for the whole file. Throws 416 for a place behind its end. */
export const readByteRange = (header: string, size: number): readonly [number, number] | null => {
  // Several ranges at once may be answered with the whole file (RFC 9110, 14.2).
  const asked = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header.trim());
  if (!asked) return null;
  const [from, to] = [asked[1] ?? '', asked[2] ?? ''];
  if (from === '' && to === '') return null;
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first < size && !(isSuffix && Number(to) === 0)) return last < first ? null : [first, last];
  throw new Problem(416, 'range-not-satisfiable', 'The file is shorter than that.', {
    headers: { 'Content-Range': `bytes */${size}` },
  });
};
