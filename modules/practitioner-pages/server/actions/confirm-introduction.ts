import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { introductionTimes } from '#modules/matching/public';
import { writing } from '#modules/scheduling/public';
import { answerHours } from '../../schemas/values';
import { practitionerMail } from '../introduction-mails';
import { Introduction } from '../models/introduction';
import { getByToken } from '../queries/introductions';
import { isVisible } from '../queries/visible-pages';

const hourMs = 3_600_000;

/**
 * The address is the guest's: the time is reserved for a day, or until an hour before it, and the practitioner is asked. Again: as it
 * is. Throws 404, 409 `link-expired` and `slot_taken`.
 */
export const confirmIntroduction = async (core: Core, trx: Knex.Transaction, token: string): Promise<Introduction> => {
  const row = await getByToken(trx, token, true);
  if (row.state !== 'unconfirmed') return row;
  if (Date.parse(row.expiresAt) <= Date.now())
    throw conflict('link-expired', 'This link has expired. Choose a time again on the page of the practitioner.');
  if (!(await isVisible(core, trx, row.practitionerUserId))) throw notFound('practitioner');
  const time = await core
    .port(introductionTimes)
    .reserve(trx, row.practitionerId, new Date(row.startsAt).toISOString());
  const until = Math.min(Date.now() + answerHours * hourMs, Date.parse(row.startsAt) - hourMs);
  const reserved = await writing(
    Introduction.query(trx)
      .patchAndFetchById(row.id, { state: 'waiting', busy: time.busy, expiresAt: new Date(until).toISOString() })
      .execute(),
  );
  const person = await core.people.contact(trx, row.practitionerUserId);
  if (person) await core.mail.send(trx, practitionerMail(core, reserved, person.email, 'asked'));
  return reserved;
};
