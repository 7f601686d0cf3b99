import type { Wrong } from '#core/web/forms/use-submit';
import { texts } from './texts/texts';

/** Says what is missing in an address; the server decides what it accepts. */
export const emailProblem = (email: string): Wrong =>
  /^\S+@\S+$/.test(email.trim()) ? {} : { email: texts('wrong.email') };

/** The rule of the hint; the server knows more of them. */
export const passwordProblem = (password: string): Wrong =>
  [...password].length >= 8 ? {} : { password: texts('wrong.short') };
