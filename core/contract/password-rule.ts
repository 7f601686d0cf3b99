import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from './common-passwords';

/** Fewest characters of a password, as the hints say. */
export const shortestPassword = 8;
/** Most characters; longer ones are refused before hashing. */
export const longestPassword = 128;
/** From this many characters on a text is no common password, whatever its pattern; and guessing at it would take long. */
const longEnough = 16;

const guesser = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] } });

export type PasswordProblem = 'short' | 'long' | 'address' | 'guessable';

/** A new password against the rule: what is wrong with it, and how hard it is to guess (0 to 4). Any characters are allowed. */
export interface PasswordRating {
  readonly problem: PasswordProblem | null;
  readonly score: number;
}

/** Rates a new password; the server and the fields in which it is typed go by this one rule. `email` is the person's address, where it is known. */
export const ratePassword = (password: string, email: string): PasswordRating => {
  const length = [...password].length;
  if (length < shortestPassword) return { problem: 'short', score: 0 };
  if (length > longestPassword) return { problem: 'long', score: 0 };
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (address !== '' && (plain === address || plain === address.split('@')[0])) return { problem: 'address', score: 0 };
  const { score } = guesser.check(password);
  if (length >= longEnough) return { problem: null, score: Math.max(score, 2) };
  return score < 2 ? { problem: 'guessable', score } : { problem: null, score };
};
