import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about what somebody says of a chapter, in German and Spanish. */
export const chapterProblemTexts: ProblemTexts = {
  'Say whether it fits, or write a note.': {
    de: 'Gib an, ob es passt, oder schreib eine Notiz.',
    es: 'Indica si encaja o escribe una nota.',
  },
};
