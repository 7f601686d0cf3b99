import type { Core } from '#core/contract/server';
import { type AnswerPurpose, type FurtherAnswer, labors } from '#modules/labors/public';
import { OwnQuestionRow } from '../models/own-question';
import { readQuestion } from './questions';

/** What a person answered to questions about their sentences, as far as the answers those stand in may be used for this. */
export const findFurtherAnswers = async (
  core: Core,
  userId: string,
  purpose: AnswerPurpose,
): Promise<FurtherAnswer[]> => {
  const open = new Set((await core.port(labors).answersFor(userId, purpose)).map(({ responseId }) => responseId));
  const rows = await OwnQuestionRow.query(core.db)
    .where({ user_id: userId })
    .where('answer_version', '>', 0)
    .orderBy(['labor_number', 'asked_at', 'id']);
  const views = await Promise.all(
    rows.filter(({ responseId }) => open.has(responseId)).map((row) => readQuestion(core, core.db, row)),
  );
  return views.flatMap(({ id, laborNumber, sentence, question, answer }) =>
    answer
      ? [{ id, laborNumber, sentence, question, text: answer.text, version: answer.version, updatedAt: answer.savedAt }]
      : [],
  );
};
