import type { Knex } from 'knex';
import { fn } from 'objection';
import { OwnAnswerRow, OwnQuestionRow } from '../models/own-question';

/** Deletes the answer to a question with all its versions; the question counts as skipped. */
export const deleteAnswer = async (trx: Knex.Transaction, id: string): Promise<void> => {
  await OwnQuestionRow.query(trx).findById(id).forUpdate();
  await OwnAnswerRow.query(trx).delete().where({ question_id: id });
  await OwnQuestionRow.query(trx).findById(id).patch({ answerVersion: 0, skippedAt: fn.now() });
};
