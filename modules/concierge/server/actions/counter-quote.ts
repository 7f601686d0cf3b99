import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Booking } from '../models/booking';
import { seal } from '../queries/booking-details';
import { moveTo } from './move-booking';
import { notifyTeam } from './notify-team';
import { actorOf, openBooking } from './open-booking';

/** Asks for another quote and says why; the former one is gone. */
export const counterQuote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  wish: string,
): Promise<Booking> => {
  const row = await openBooking(trx, id, 'counter', user);
  const changed = await moveTo(core, trx, row, 'requested', actorOf(user, row), {
    wishSealed: await seal(core, trx, row, 'wish_sealed', wish.trim()),
    validUntil: null,
    priceMinor: null,
    currency: null,
  });
  await notifyTeam(core, trx, changed, 'countered');
  return changed;
};
