import { Problem } from '#core/contract/errors';

const refused = (size: number): Problem =>
  new Problem(416, 'range-not-satisfiable', 'Ask for one range of bytes within the file.', {
    headers: { 'Content-Range': `bytes */${size}` },
  });

/**
 * First and last byte that a `Range` header asks for; null for the whole file (no header, or a unit other than bytes).
 * Several ranges, one behind the end and anything unreadable throw 416.
 */
export const byteRange = (header: string, size: number): readonly [first: number, last: number] | null => {
  if (!/^\s*bytes\s*=/i.test(header)) return null;
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header) ?? [];
  if (from === '' && to === '') throw refused(size);
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || last < first) throw refused(size);
  return [first, last];
};
