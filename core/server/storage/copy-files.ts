import { createHash } from 'node:crypto';
import type { StoredFiles } from './stored-files';

const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

export interface Copied {
  readonly copied: number;
  /** Was there already, byte for byte. */
  readonly equal: number;
  /** Was removed while it was to be copied. */
  readonly vanished: number;
  readonly bytes: number;
}

/**
 * Copies every file that the other storage lacks or has differently, and reads each back to compare it. Nothing is removed on either side,
 * so it may be stopped and run again. Throws when a file comes back changed.
 */
export const copyFiles = async (
  from: StoredFiles,
  to: StoredFiles,
  say: (line: string) => void = () => undefined,
): Promise<Copied> => {
  const count = { copied: 0, equal: 0, vanished: 0, bytes: 0 };
  for await (const key of from.list()) {
    const body = await from.get(key);
    if (!body) {
      count.vanished += 1;
      continue;
    }
    const digest = digestOf(body);
    const present = await to.get(key);
    if (present && digestOf(present) === digest) {
      count.equal += 1;
      continue;
    }
    await to.put(key, body);
    const back = await to.get(key);
    if (!back || digestOf(back) !== digest) throw new Error(`${key} came back changed; nothing was removed`);
    count.copied += 1;
    count.bytes += body.length;
    if (count.copied % 100 === 0) say(`${count.copied} files copied.`);
  }
  return count;
};
