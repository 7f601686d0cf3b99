import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { RetreatDate, Waiting } from '../models/retreat-date';
import { lockDate, offerFreePlaces } from './offer-free-places';

/** Takes a person out of the line; what was reserved for them goes to the next. Nothing happens to people who are not in it. */
export const leaveWaitlist = async (core: Core, trx: Knex.Transaction, id: string, userId: string): Promise<void> => {
  const date = await lockDate(trx, id);
  const [left] = await Waiting.query(trx).delete().where({ experience_id: id, user_id: userId }).returning('*');
  if (!date || !left || left.offeredUntil === null) return;
  const taken = Math.max(0, date.taken - left.guests);
  await RetreatDate.query(trx).patch({ taken }).where({ id });
  await offerFreePlaces(core, trx, Object.assign(date, { taken }));
};
