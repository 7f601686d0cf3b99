import type { Knex } from 'knex';
import { conflict, denied, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { BookingAct } from '../../schemas/booking';
import type { Booking } from '../models/booking';
import { cancelDays, isExpired, may } from '../policies/booking';
import { lockBooking } from './move-booking';

/** What a refusal says, by what stands in the way. */
const refusal = (act: BookingAct, row: Booking): Error => {
  if (act === 'accept' && isExpired(row))
    return conflict('quote-expired', 'This quote is over. Our concierge makes you a new one: ask for it below.');
  if (act === 'cancel' && row.status === 'confirmed')
    return conflict(
      'too-late',
      `A confirmed trip can be called off until ${cancelDays} days before it starts. Write to us.`,
    );
  return conflict('wrong-status', 'This cannot be done with the booking as it is now. Reload to see where it stands.', {
    status: row.status,
  });
};

/** The booking, locked for a change which this person may make now. Throws 409 otherwise, 412 for another version than the named one. */
export const openBooking = async (
  trx: Knex.Transaction,
  id: string,
  act: BookingAct,
  user: User,
  version: string | null = null,
): Promise<Booking> => {
  const row = await lockBooking(trx, id);
  if (version !== null && version !== String(row.version))
    throw preconditionFailed({ version: row.version, status: row.status });
  if (!may(act, row, user)) throw refusal(act, row);
  return row;
};
export const actorOf = (user: User, row: Booking) => ({
  id: user.id,
  as: row.userId === user.id ? ('person' as const) : ('team' as const),
});

/** Only the person who asked may answer for them: the team sees the booking and may not. */
export const requireOwner = (row: Pick<Booking, 'userId'>, user: User): void => {
  if (row.userId !== user.id) throw denied('concierge.answer-own');
};
