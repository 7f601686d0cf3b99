import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { RetreatDate, Waiting } from '../models/retreat-date';
import { lockDate, offerFreePlaces } from './offer-free-places';

const isFull = async (trx: Knex.Transaction, id: string, guests: number, userId: string | null): Promise<boolean> => {
  const date = await RetreatDate.query(trx).findById(id).select('taken', 'capacity');
  if (date && date.taken + guests <= date.capacity) return false;
  const mine = { experience_id: id, user_id: userId };
  return userId === null || !(await Waiting.query(trx).findOne(mine).whereNotNull('offered_until'));
};

/**
 * Takes places on a date; parallel takers queue up at its row. What is reserved for this person counts for them, and they stand
 * in line no longer. Throws 409 `full`.
 */
export const takePlaces = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  guests: number,
  userId: string | null,
): Promise<void> => {
  const full = conflict('full', 'The last places were taken a moment ago. You can join the waitlist of this retreat.');
  // Most of those who come too late are answered without standing in line for the row.
  if (await isFull(trx, id, guests, userId)) throw full;
  const date = await lockDate(trx, id);
  if (!date) throw full;
  const own = userId === null ? [] : await Waiting.query(trx).where({ experience_id: id, user_id: userId });
  const reserved = own.reduce((sum, one) => sum + (one.offeredUntil === null ? 0 : one.guests), 0);
  const taken = date.taken - reserved + guests;
  if (taken > date.capacity) throw full;
  if (userId !== null) await Waiting.query(trx).delete().where({ experience_id: id, user_id: userId });
  await RetreatDate.query(trx).patch({ taken }).where({ id });
  if (guests < reserved) await offerFreePlaces(core, trx, Object.assign(date, { taken }));
};
