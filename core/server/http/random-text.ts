import { randomFillSync } from 'node:crypto';

/** Random bytes to be given out: one call of the generator for many requests. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** A text of so many random bytes, none of which is given out twice. */
export const randomText = (bytes: number, encoding: 'base64' | 'base64url'): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString(encoding, used, used + bytes);
  // What was given out is not left in memory.
  pool.fill(0, used, used + bytes);
  used += bytes;
  return text;
};
