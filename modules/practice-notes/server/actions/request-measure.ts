import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { MeasureKey } from '../../lib/measures';
import { requestMail } from '../mails';
import { MeasureRow } from '../models/measure';
import { lockClient } from '../queries/clients';

/** Asks a client to answer a questionnaire. Throws 409 `already-requested` while the same one waits for an answer. */
export const requestMeasure = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  matchId: string,
  measure: MeasureKey,
): Promise<MeasureRow> => {
  const { clientUserId: clientId } = await lockClient(core, trx, userId, matchId);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practice.measure:${userId}:${clientId}`]);
  const open = await MeasureRow.query(trx)
    .where({ practitioner_user_id: userId, client_id: clientId, measure })
    .whereNull('answered_at')
    .first();
  if (open) throw conflict('already-requested', 'This questionnaire waits for an answer already.');
  const row = await MeasureRow.query(trx).insertAndFetch({ practitionerUserId: userId, clientId, matchId, measure });
  const person = await core.people.contact(trx, clientId);
  if (person) await core.mail.send(trx, requestMail(person.email, core.config.baseUrl));
  return row;
};
