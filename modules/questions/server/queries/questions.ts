import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import type { OwnAnswer, OwnQuestion } from '../../schemas/questions';
import { OwnAnswerRow, OwnQuestionRow } from '../models/own-question';
import { toQuestionView } from '../views/question';
import { openAnswer, openContent } from './question-content';

/** Questions shown at once, the newest. */
const most = 200;

/** A question of this person. Throws 404 for every other. */
export const getOwnQuestion = async (db: Knex, userId: string, id: string): Promise<OwnQuestionRow> => {
  const row = await OwnQuestionRow.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('question');
  return row;
};

const findAnswer = async (core: Core, db: Knex, row: OwnQuestionRow): Promise<OwnAnswer | null> => {
  if (row.answerVersion === 0) return null;
  const answer = await OwnAnswerRow.query(db).findById([row.id, row.answerVersion]);
  if (!answer) return null;
  return { text: await openAnswer(core, db, row.userId, answer), version: answer.version, savedAt: answer.savedAt };
};

/** A question as its owner sees it. */
export const readQuestion = async (core: Core, db: Knex, row: OwnQuestionRow): Promise<OwnQuestion> =>
  toQuestionView(row, await openContent(core, db, row), await findAnswer(core, db, row));

/**
 * The questions of a person, the newest first. Those about an answer that was taken back wait with it, and nothing is asked about one
 * that its writer keeps to themselves; what they answered before stays theirs to see.
 */
export const listQuestions = async (core: Core, userId: string): Promise<OwnQuestion[]> => {
  const answers = await core.port(labors).listAudiences(userId);
  const audiences = new Map(answers.flatMap((one) => (one.withdrawn ? [] : [[one.responseId, one.audience] as const])));
  const rows = await OwnQuestionRow.query(core.db)
    .where({ user_id: userId })
    .orderBy([{ column: 'asked_at', order: 'desc' }, 'id'])
    .limit(most);
  const shown = rows.filter(({ responseId, answerVersion }) => {
    const audience = audiences.get(responseId);
    return audience !== undefined && (audience !== 'self' || answerVersion > 0);
  });
  return Promise.all(shown.map((row) => readQuestion(core, core.db, row)));
};

/** All versions of the answer to a question, the newest first. */
export const listAnswerVersions = async (core: Core, db: Knex, row: OwnQuestionRow): Promise<OwnAnswer[]> => {
  const rows = await OwnAnswerRow.query(db).where({ question_id: row.id }).orderBy('version', 'desc');
  return Promise.all(
    rows.map(async (one) => ({
      text: await openAnswer(core, db, row.userId, one),
      version: one.version,
      savedAt: one.savedAt,
    })),
  );
};
