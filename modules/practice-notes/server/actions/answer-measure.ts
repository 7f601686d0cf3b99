import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { helpOffers } from '#modules/safety/public';
import { measures, needsHelp } from '../../lib/measures';
import { MeasureRow } from '../models/measure';
import { answersPlace, getOwnMeasure } from '../queries/measures';

/**
 * Keeps a client's answers, which the practitioner who asked reads. Where the ninth of the PHQ-9 is above nothing, help is shown on the
 * client's pages at once, whatever becomes of this one; nobody learns of it but the two. Throws 409 `already-answered`.
 */
export const answerMeasure = async (
  core: Core,
  trx: Knex.Transaction,
  { clientId, id }: { readonly clientId: string; readonly id: string },
  answers: readonly number[],
): Promise<MeasureRow> => {
  await trx('practice_measures').where({ id }).forUpdate().first('id');
  const row = await getOwnMeasure(trx, clientId, id);
  if (row.answeredAt) throw conflict('already-answered', 'You have answered this questionnaire already.');
  if (answers.length !== measures[row.measure].questions.length)
    throw invalid('answers', 'Answer every question of the questionnaire.');
  const answersSealed = await core.vault.encrypt(trx, clientId, answersPlace(id), JSON.stringify(answers));
  const answered = await MeasureRow.query(trx).patchAndFetchById(id, { answersSealed, answeredAt: fn.now() });
  if (needsHelp(row.measure, answers)) await core.port(helpOffers).offer(clientId);
  return answered;
};
