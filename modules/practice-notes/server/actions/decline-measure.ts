import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { MeasureRow } from '../models/measure';
import { getOwnMeasure } from '../queries/measures';

/** Takes a questionnaire away that a client does not want to answer. Throws 409 `already-answered`. */
export const declineMeasure = async (trx: Knex.Transaction, clientId: string, id: string): Promise<void> => {
  await trx('practice_measures').where({ id }).forUpdate().first('id');
  const row = await getOwnMeasure(trx, clientId, id);
  if (row.answeredAt) throw conflict('already-answered', 'You have answered this questionnaire already.');
  await MeasureRow.query(trx).deleteById(id);
};
