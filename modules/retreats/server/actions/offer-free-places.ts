import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { today } from '../../lib/days';
import { offerHours } from '../../schemas/values';
import { offerMail } from '../mails';
import { RetreatDate, Waiting } from '../models/retreat-date';
import { findRetreatPath } from '../queries/retreat-path';

/** The date, locked until the transaction ends: whoever changes how many places are taken waits here. */
export const lockDate = (trx: Knex.Transaction, id: string): Promise<RetreatDate | undefined> =>
  RetreatDate.query(trx).findById(id).forUpdate().execute();

/** Until when an offer of now is good: for two days, or until the retreat begins. */
const endOfOffer = (startsOn: string): Date =>
  new Date(Math.min(Date.now() + offerHours * 3_600_000, Date.parse(`${startsOn}T00:00:00Z`)));

/**
 * Reserves what is free on a locked date for those in line, the first first, and mails them. Nobody is offered twice by one entry.
 * A group that does not fit yet is passed over. Answers how many are taken now.
 */
export const offerFreePlaces = async (core: Core, trx: Knex.Transaction, date: RetreatDate): Promise<number> => {
  let { taken } = date;
  if (date.status !== 'open' || date.startsOn <= today()) return taken;
  const waiting = await Waiting.query(trx)
    .where({ experience_id: date.id })
    .whereNull('offered_at')
    .where('guests', '<=', date.capacity - taken)
    .orderBy('created_at');
  for (const next of waiting) {
    if (next.guests > date.capacity - taken) continue;
    const person = await core.people.contact(trx, next.userId);
    if (!person) continue;
    taken += next.guests;
    const until = endOfOffer(date.startsOn);
    await Waiting.query(trx)
      .patch({ offeredAt: new Date().toISOString(), offeredUntil: until.toISOString() })
      .where({ experience_id: date.id, user_id: next.userId });
    const path = (await findRetreatPath(trx, date)) ?? '/concierge/experiences';
    await core.mail.send(trx, offerMail(person.email, date.name, until, core.config.baseUrl + path));
  }
  await RetreatDate.query(trx).patch({ taken }).where({ id: date.id });
  return taken;
};
