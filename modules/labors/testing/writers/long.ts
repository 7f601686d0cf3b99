import { ruth } from './ruth';
import type { Writer } from './writer';

/** Twelve answers of so many words, made from Ruth's. */
export const aLongWriter = (words: number): Writer => {
  const all = Object.values(ruth.answers).join('\n\n').split(/\s+/);
  return {
    name: 'x',
    answers: Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        n + 1,
        Array.from({ length: words }, (_, i) => all[(n * 163 + i) % all.length]).join(' '),
      ]),
    ),
  };
};
