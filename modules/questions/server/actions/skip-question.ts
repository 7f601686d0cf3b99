import type { Knex } from 'knex';
import { fn } from 'objection';
import { OwnQuestionRow } from '../models/own-question';

/** Lays a question aside; one that was answered stays as it is. */
export const skipQuestion = async (trx: Knex.Transaction, id: string): Promise<OwnQuestionRow> => {
  await OwnQuestionRow.query(trx)
    .findById(id)
    .where({ answer_version: 0 })
    .whereNull('skipped_at')
    .patch({ skippedAt: fn.now() });
  return OwnQuestionRow.query(trx).findById(id).throwIfNotFound();
};
