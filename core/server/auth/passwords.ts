import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from './common-passwords';

/** Fewest characters of a password, as the dialog's hint says. */
export const shortestPassword = 8;
/** Most characters; longer ones are refused before hashing. */
export const longestPassword = 128;

// OWASP's floor for argon2id, the library's default algorithm: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The same text reaches us composed or decomposed, depending on the keyboard; both must open the account.
const bytesOf = (password: string): string => password.normalize('NFC');

/** argon2id hash in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(bytesOf(password), cost);

let nobody: Promise<string> | null = null;

/** Compares with a stored hash; null (unknown account) takes the same time and is false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('no account has this password');
  const same = await verify(stored ?? (await nobody), bytesOf(password));
  return stored !== null && same;
};

const guesser = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] } });

/** Why a new password is refused, as a sentence for people; null when it is fine. Any characters are allowed. */
export const passwordProblem = (password: string, email: string): string | null => {
  const length = [...password].length;
  if (length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`;
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return 'Use something other than your email address.';
  // A long text is no common password, whatever its pattern; and guessing at it would take long.
  if (length < 16 && guesser.check(password).score < 2)
    return 'This password is easily guessed. Use a longer or rarer one.';
  return null;
};
