import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Booking } from '../models/booking';
import { moveTo } from './move-booking';
import { openBooking } from './open-booking';

/** The team notes that a trip has ended, or that money went back. */
export const closeBooking = (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  status: 'completed' | 'refunded',
): Promise<Booking> =>
  openBooking(trx, id, status === 'completed' ? 'complete' : 'refund', user).then((row) =>
    moveTo(core, trx, row, status, { id: user.id, as: 'team' }),
  );
