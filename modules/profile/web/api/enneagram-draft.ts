import { readDraft, saveDraft } from '#core/web/drafts';
import { statements } from '#modules/chart-engine/public';

/** Answers so far, in the order of the sentences; null is a sentence still open. */
export type OpenAnswers = readonly (number | null)[];

const place = 'enneagram';
const open = '-';
const nothingYet = { answers: open.repeat(statements.length) };

/** What the device holds of an unfinished questionnaire: one sign a sentence. */
export const readAnswers = (userId: string): OpenAnswers => {
  const { answers } = readDraft(userId, place, nothingYet);
  return statements.map((_, index) => (/[0-4]/.test(answers[index] ?? '') ? Number(answers[index]) : null));
};

/** Keeps it until it is sent, at the longest until sign-out; null forgets it. */
export const keepAnswers = (userId: string, answers: OpenAnswers | null): void =>
  saveDraft(
    userId,
    place,
    answers && { key: crypto.randomUUID(), answers: answers.map((one) => one ?? open).join('') },
  );
