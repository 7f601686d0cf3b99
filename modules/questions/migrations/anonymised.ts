import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  own_question_answers: 'left-out',
  own_questions: 'left-out',
  question_choices: { reminder_weekdays: 'keep', zone: 'keep' },
};
