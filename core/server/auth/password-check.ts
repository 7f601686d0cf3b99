import type { Config } from '../host';
import { openBreachedPasswords } from './breached-passwords';
import { isCommonPassword } from './common-passwords';
import { passwordProblem } from './passwords';

/** Why a new password is refused, as a sentence for people; null when it is fine. `email` is the person's address. */
export type FindPasswordProblem = (password: string, email: string) => Promise<string | null>;

/** What is said of a password that attackers have. */
export const listedPassword = 'This password is on a list that attackers use. Choose another one.';

/** The rule of the fields, then the lists: those that come with the product, and the operator's file of breached passwords. */
export const createPasswordCheck = async ({
  breachedPasswords: path = null,
}: Pick<Config, 'breachedPasswords'>): Promise<FindPasswordProblem> => {
  const breached = path === null ? null : await openBreachedPasswords(path);
  return async (password, email) => {
    const problem = passwordProblem(password, email);
    if (problem) return problem;
    if (await isCommonPassword(password)) return listedPassword;
    return (await breached?.has(password)) ? listedPassword : null;
  };
};
