import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** One line: forty hex digits of SHA-1, a colon, how often it was seen. */
const linePattern = /^[0-9A-F]{40}:\d{1,12}\r?$/i;
/** Longer than any line. */
const longestLine = 64;

const readAt = async (file: FileHandle, position: number): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * longestLine), 0, 2 * longestLine, position);
  return buffer.toString('latin1', 0, bytesRead);
};

/** The first whole line that begins at or after `position`; null at the end of the file. */
const findLine = async (
  file: FileHandle,
  position: number,
): Promise<{ readonly text: string; readonly start: number } | null> => {
  const from = Math.max(0, position - 1);
  const text = await readAt(file, from);
  const skipped = position === 0 ? 0 : text.indexOf('\n') + 1;
  if (position > 0 && skipped === 0) return null;
  const line = text.slice(skipped).split('\n', 1)[0] ?? '';
  return line === '' ? null : { text: line, start: from + skipped };
};

const check = async (file: FileHandle, path: string): Promise<void> => {
  const { size } = await file.stat();
  const first = await findLine(file, 0);
  const middle = await findLine(file, Math.floor(size / 2));
  const fits = first && linePattern.test(first.text) && (!middle || linePattern.test(middle.text));
  if (!fits || (middle && middle.text.slice(0, 40).toUpperCase() < first.text.slice(0, 40).toUpperCase()))
    throw new Error(
      `BREACHED_PASSWORDS_FILE: ${path} is no file of Have I Been Pwned. Wanted: lines of SHA-1 and count, sorted by hash.`,
    );
};

/** Passwords that are known from breaches. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
}

/**
 * Looks passwords up in a file of Have I Been Pwned, sorted by hash, by halving: some 35 short reads in a file of 40 GB, and no request
 * to anybody. Opened for each look-up, so that the operator may put a newer file in its place.
 */
export const openBreachedPasswords = async (path: string): Promise<BreachedPasswords> => {
  const inFile = async <T>(work: (file: FileHandle) => Promise<T>): Promise<T> => {
    const file = await open(path, 'r');
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  };
  await inFile((file) => check(file, path));
  return {
    has: (password) => {
      const wanted = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
      return inFile(async (file) => {
        let low = 0;
        let high = (await file.stat()).size;
        while (low < high) {
          const middle = Math.floor((low + high) / 2);
          const line = await findLine(file, middle);
          const hash = line && line.start < high ? line.text.slice(0, 40).toUpperCase() : null;
          if (hash === wanted) return true;
          // Nothing begins in the upper half, or what begins there is too large.
          if (hash === null || hash > wanted) high = middle;
          else low = (line?.start ?? middle) + 1;
        }
        return false;
      });
    },
  };
};
