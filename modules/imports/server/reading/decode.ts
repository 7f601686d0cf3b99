import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { Problem } from '#core/contract/errors';

/** Bytes that are decoded between two pauses for others. */
const sliceBytes = 256 * 1024;

export const createUnreadable = (message: string): Problem => new Problem(422, 'not-readable', message);

/** How a file is written: by its byte order mark, else UTF-8 where it is that, else what spreadsheets of Western Europe write. */
export const detectEncoding = (bytes: Buffer): { readonly encoding: string; readonly from: number } => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', from: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', from: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', from: 2 };
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', from: 0 };
};

/** The file as UTF-8, piece by piece. Throws 422 for what is no text. */
export const decodeFile = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4)
    throw createUnreadable('This is a workbook, not a CSV file. Open it and save the table as CSV (UTF-8).');
  const { encoding, from } = detectEncoding(bytes);
  const decoder = new TextDecoder(encoding);
  for (let at = from; at < bytes.length; at += sliceBytes) {
    const isLast = at + sliceBytes >= bytes.length;
    const text = decoder.decode(bytes.subarray(at, at + sliceBytes), { stream: !isLast });
    if (text.includes('\0')) throw createUnreadable('This is no text. Save the table as CSV (UTF-8) and upload that.');
    if (text !== '') yield Buffer.from(text, 'utf8');
    await setImmediate();
  }
};
