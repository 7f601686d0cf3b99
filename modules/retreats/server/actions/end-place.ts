import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { money } from '#modules/money/public';
import { today } from '../../lib/days';
import { cancelledMail } from '../mails';
import { Place } from '../models/place';
import { type RetreatDate, Room } from '../models/retreat-date';
import { findPayments, purposeOf } from '../queries/places';
import { lockDate } from './offer-free-places';

/** A place and its date, locked in the order in which booking locks them. */
export const lockPlace = async (trx: Knex.Transaction, id: string): Promise<{ place: Place; date: RetreatDate }> => {
  const found = await Place.query(trx).findById(id);
  const date = found && (await lockDate(trx, found.dateId));
  const place = date && (await Place.query(trx).findById(id).forUpdate());
  if (!place || !date) throw notFound('place');
  return { place, date };
};

/** Ends a booked place: its bed is free, its payment is cancelled by the terms, its person is mailed. The date's count stays. */
export const endPlace = async (
  core: Core,
  trx: Knex.Transaction,
  place: Place,
  by: 'client' | 'house',
  actor: string,
): Promise<Place> => {
  if (place.status === 'cancelled') throw conflict('already-cancelled', 'This place is cancelled already.');
  if (place.roomId !== null)
    await Room.query(trx)
      .patch({ taken: trx.raw('greatest(0, taken - 1)') as never })
      .where({ id: place.roomId });
  const row = await Place.query(trx).patchAndFetchById(place.id, {
    status: 'cancelled',
    cancelledAt: new Date().toISOString(),
    cancelledBy: by,
    version: place.version + 1,
  });
  if ((await findPayments(core, trx, [place.id])).size > 0)
    await core.port(money).cancelPayment(trx, purposeOf(place.id), by, today());
  const person = await core.people.contact(trx, place.userId);
  if (person)
    await core.mail.send(
      trx,
      cancelledMail(person.email, place.title, by, `${core.config.baseUrl}/retreats/places/${place.id}`),
    );
  await core.audit.record(trx, {
    actor,
    action: 'retreats.place-cancelled',
    subject: place.userId,
    object: `retreat-place:${place.id}`,
    detail: { by },
  });
  return row;
};
