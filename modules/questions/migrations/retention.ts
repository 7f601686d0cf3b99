import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  own_question_answers: { with: 'own_questions' },
  own_questions: 'with the account',
  question_choices: 'with the account',
};
