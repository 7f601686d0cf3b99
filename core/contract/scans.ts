import { Problem } from './errors';

/** What is accepted as a scan, by the first bytes. */
const kinds: readonly (readonly [type: string, ending: string, first: readonly number[]])[] = [
  ['application/pdf', 'pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff]],
  ['image/png', 'png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The media type of a PDF, a JPEG or a PNG, whatever it says of itself. Throws 415 `file-refused` for anything else. */
export const findScanType = (bytes: Uint8Array): string => {
  const found = kinds.find(([, , first]) => first.every((byte, at) => bytes[at] === byte));
  if (!found) throw new Problem(415, 'file-refused', 'Send a PDF, a JPEG or a PNG.');
  return found[0];
};

/** How the name of a file of such a type ends. */
export const scanEnding = (type: string): string => kinds.find(([known]) => known === type)?.[1] ?? 'bin';

/** Headers with which a scan that somebody handed in is answered: as a download that no browser runs or keeps. */
export const createScanHeaders = (name: string, type: string): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}.${scanEnding(type)}"`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
});
