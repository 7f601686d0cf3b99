import { statements } from '../../enneagram/statements';

/** Answers so far, in the order of the sentences; null is a sentence still open. */
export type OpenAnswers = readonly (number | null)[];

const keyOf = (userId: string): string => `hedo-enneagram:${userId}`;
const nothingYet: OpenAnswers = statements.map(() => null);

/** What this tab holds of an unfinished questionnaire. Kept no longer than the tab: others may use the device. */
export const readAnswers = (userId: string): OpenAnswers => {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(held) && held.length === statements.length
      ? held.map((one) => (Number.isInteger(one) ? (one as number) : null))
      : nothingYet;
  } catch {
    return nothingYet;
  }
};

/** Keeps it through reloads; null forgets it. */
export const keepAnswers = (userId: string, answers: OpenAnswers | null): void => {
  try {
    if (answers) sessionStorage.setItem(keyOf(userId), JSON.stringify(answers));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage the questionnaire still works, until the page is left.
  }
};
