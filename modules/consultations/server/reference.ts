import { randomBytes } from 'node:crypto';

// Without 0, 1, I, L, O and U: read aloud they stay what they are, and make no words.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference number that people can read out, `HD-7K3M-Q9RX`; one of 30^8, so nobody finds another's by counting. */
export const createReference = (): string => {
  const letters: string[] = [];
  while (letters.length < 8) {
    // 240 is the largest multiple of 30 in a byte: each sign is as likely as any other.
    for (const byte of randomBytes(16))
      if (byte < 240 && letters.length < 8) letters.push(signs[byte % signs.length] ?? '');
  }
  return `HD-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};
