import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Passwords and stems that guessing lists start with; matched with the usual swaps of letters by zxcvbn. */
export const commonPasswords: readonly string[] =
  `password passw0rd password1 password123 12345678 123456789 1234567890 0123456789 87654321 qwerty qwertyuiop qwerty123
  qwertz azerty 1q2w3e4r 1qaz2wsx qazwsx asdfghjkl zxcvbnm abc abcdefgh abcd1234 letmein welcome welcome1 iloveyou
  ilovegod lovely sunshine princess football baseball basketball superman batman starwars pokemon dragon monkey
  master shadow michael jennifer jessica charlie daniel ashley michelle thomas jordan hunter freedom whatever
  trustno1 computer internet samsung google facebook linkedin myspace administrator admin admin123 root toor
  changeme default secret secret123 access login guest test testtest test1234 hello helloworld summer winter
  autumn spring monday january chocolate cookie butterfly purple orange diamond angel jesus christ blessed
  family friends forever liverpool chelsea arsenal barcelona juventus killer mustang harley ferrari porsche
  hedo hedohedo labors hercules`.split(/\s+/);

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
