import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { helpOffers } from '#modules/safety/public';
import { findDanger } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import { MeasureRow } from '../models/measure';
import { answersPlace, getOwnMeasure } from '../queries/measures';

/**
 * Keeps a client's answers, which the practitioner who asked reads. Where one speaks of being dead or hurting oneself, help is shown on
 * the client's pages at once, whatever becomes of this one; nobody learns of it but the two. Throws 409 `already-answered`.
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
  const form = getForm(row, 'en');
  if (answers.length !== form.questions.length) throw invalid('answers', 'Answer every question of the questionnaire.');
  if (answers.some((answer) => answer >= form.options.length))
    throw invalid('answers', 'Choose among the answers that the questionnaire offers.');
  const answersSealed = await core.vault.encrypt(trx, clientId, answersPlace(id), JSON.stringify(answers));
  const answered = await MeasureRow.query(trx).patchAndFetchById(id, { answersSealed, answeredAt: fn.now() });
  if (findDanger(form, answers) >= 0) await core.port(helpOffers).offer(clientId);
  return answered;
};
