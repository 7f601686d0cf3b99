import type { Core, PersonalData } from '#core/contract/server';
import { OwnQuestionRow } from './models/own-question';
import { QuestionChoiceRow } from './models/question-choice';
import { getChoices } from './queries/choices';
import { openContent } from './queries/question-content';
import { listAnswerVersions } from './queries/questions';

/** The questions a person was asked, all they answered, and what they chose. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const rows = await OwnQuestionRow.query(core.db).where({ user_id: userId }).orderBy(['asked_at', 'id']);
    const questions = await Promise.all(
      rows.map(async (row) => {
        const { sentence, question } = await openContent(core, core.db, row);
        const { laborNumber, askedAt, skippedAt } = row;
        return {
          laborNumber,
          sentence,
          question,
          askedAt,
          skippedAt,
          answers: await listAnswerVersions(core, core.db, row),
        };
      }),
    );
    const { emailProven: _, ...choices } = await getChoices(core, core.db, userId);
    return { questions, choices };
  },
  erase: async (trx, userId) => {
    await OwnQuestionRow.query(trx).delete().where({ user_id: userId });
    await QuestionChoiceRow.query(trx).deleteById(userId);
  },
});
