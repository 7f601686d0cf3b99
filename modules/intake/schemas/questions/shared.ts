import { limits } from '../limits';

/** Not sensitive: the team reads it. */
export const general = { group: 'general' } as const;
/** Must be answered. */
export const required = { required: true } as const;
/** Ours, not the specification's. */
export const added = { added: true } as const;
/** One line of text. */
export const line = {
  kind: 'line',
  most: limits.line,
  message: 'Write this in one line of at most 200 characters.',
} as const;
/** Text over several lines that may stay empty. */
export const text = { kind: 'text', most: limits.text, message: 'Write at most 5,000 characters.' } as const;
/** Any number of options, or words of one's own. */
export const list = { kind: 'choices', most: limits.options, open: true, message: 'Choose from the list.' } as const;
