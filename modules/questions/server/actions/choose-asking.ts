import type { Knex } from 'knex';
import { QuestionChoiceRow } from '../models/question-choice';

/** Notes whether a person wants to be asked after saving. */
export const chooseAsking = async (trx: Knex.Transaction, userId: string, on: boolean): Promise<void> => {
  await QuestionChoiceRow.query(trx).insert({ userId, asks: on }).onConflict('user_id').merge(['asks']);
};
