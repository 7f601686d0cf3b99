import { dictionary } from '@zxcvbn-ts/language-common';

/** The lists of zxcvbn-ts: the most frequent of leaked passwords, and the words of dice. Half a megabyte. */
export const commonWords: readonly string[] = (Object.values(dictionary).flat() as readonly unknown[]).filter(
  (word): word is string => typeof word === 'string',
);
