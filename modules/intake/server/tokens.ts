import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True for texts that `newToken` can have made; anything else need not be looked up. */
export const isToken = (value: string | null): value is string => value !== null && /^[A-Za-z0-9_-]{43}$/.test(value);

/** What is stored of a secret: stolen rows open nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

// Without 0, 1, I, L, O and U: read aloud they stay what they are, and make no words.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference number that people can read out, `HJ-7K3M-Q9RX`; nobody finds another's by counting. */
export const newReference = (): string => {
  const letters: string[] = [];
  while (letters.length < 8) {
    // 240 is the largest multiple of 30 in a byte: each sign is as likely as any other.
    for (const byte of randomBytes(16))
      if (byte < 240 && letters.length < 8) letters.push(signs[byte % signs.length] ?? '');
  }
  return `HJ-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};
