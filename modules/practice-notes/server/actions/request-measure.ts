import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { isBuiltIn } from '../../lib/measures';
import { requestMail } from '../mails';
import { MeasureRow } from '../models/measure';
import { lockClient } from '../queries/clients';
import { findForms } from '../queries/forms';

/**
 * Asks a client to answer a questionnaire, which stays as it is given. Throws 409 `already-requested` while the same one waits for an
 * answer, and 422 for one that is not offered.
 */
export const requestMeasure = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  matchId: string,
  measure: string,
): Promise<MeasureRow> => {
  const forms = isBuiltIn(measure) ? null : findForms(core, measure);
  if (!forms && !isBuiltIn(measure)) throw invalid('measure', 'This questionnaire is not offered. Choose another one.');
  const { clientUserId: clientId } = await lockClient(core, trx, userId, matchId);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practice.measure:${userId}:${clientId}`]);
  const open = await MeasureRow.query(trx)
    .where({ practitioner_user_id: userId, client_id: clientId, measure })
    .whereNull('answered_at')
    .first();
  if (open) throw conflict('already-requested', 'This questionnaire waits for an answer already.');
  const row = await MeasureRow.query(trx).insertAndFetch({
    practitionerUserId: userId,
    clientId,
    matchId,
    measure,
    forms,
  });
  const person = await core.people.contact(trx, clientId);
  if (person) await core.mail.send(trx, requestMail(person.email, core.config.baseUrl));
  return row;
};
