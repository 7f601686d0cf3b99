import { limits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import type { Draft } from './draft';

/** Names of the fields, from top to bottom. */
export const fields = ['name', 'email', 'interest', 'message'] as const;
/** Sentences by field; the empty name is the form as a whole. */
export type Wrong = Readonly<Partial<Record<(typeof fields)[number] | '', string>>>;

/** Characters as people count them. */
export const lengthOf = (text: string): number => [...text].length;

/** What must be put right before sending. The server decides; this only spares the way. */
export const check = ({ name, email, message }: Draft): Wrong => ({
  ...(name.trim() === '' && { name: texts('name.missing') }),
  ...(lengthOf(name.trim()) > limits.name && { name: texts('name.long', { most: limits.name }) }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: texts('email.wrong') }),
  ...(lengthOf(message.trim()) > limits.message && {
    message: texts('message.long', { most: limits.message, count: lengthOf(message.trim()) }),
  }),
});
