import type { Knex } from 'knex';
import { conflict, denied, invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import type { BookingAct, ProposalInput } from '../../schemas/booking';
import { cancelledMail, confirmedMail, quoteMail } from '../mails';
import type { Booking } from '../models/booking';
import { calendarOf } from './calendar';
import { lockBooking, moveTo } from './change';
import { notifyTeam } from './notify-team';
import { seal } from './sealed';
import { cancelDays, isExpired, may } from './states';
import { tell } from './tell';

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

/** The booking, held for a change which this person may make now. Throws 409 otherwise, 412 for another version than the named one. */
const openFor = async (
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
const as = (user: User, row: Booking) => ({
  id: user.id,
  as: row.userId === user.id ? ('person' as const) : ('team' as const),
});

/** The team's quote. A later one takes the place of an earlier one. */
export const propose = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: ProposalInput,
  version: string | null,
): Promise<Booking> => {
  const row = await openFor(trx, id, 'propose', user, version);
  if (input.validUntil < new Date().toISOString().slice(0, 10))
    throw invalid('validUntil', 'The quote has to hold until today at least.');
  if (input.validUntil > row.startDate)
    throw invalid('validUntil', 'The quote cannot hold longer than until the trip begins.');
  const changed = await moveTo(
    core,
    trx,
    row,
    'held',
    { id: user.id, as: 'team' },
    {
      priceMinor: input.price.minor,
      currency: input.price.currency,
      partnerName: input.partnerName.trim(),
      validUntil: input.validUntil,
      noteSealed: input.note?.trim() ? await seal(core, trx, row, 'note_sealed', input.note.trim()) : null,
      wishSealed: null,
    },
  );
  await tell(core, trx, changed, (to) => quoteMail(to, changed, core.config.baseUrl));
  return changed;
};

/** Accepts the quote and takes the places of a retreat; 409 `full` when somebody was quicker. */
export const accept = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  version: string | null,
): Promise<Booking> => {
  const row = await openFor(trx, id, 'accept', user, version);
  if (row.experienceId) await core.port(retreatDates).takePlaces(trx, row.experienceId, row.guests, user.id);
  const changed = await moveTo(core, trx, row, 'confirmed', as(user, row));
  const calendar = await calendarOf(core, trx, changed, user);
  await tell(core, trx, changed, (to) => confirmedMail(to, changed, core.config.baseUrl, calendar));
  await notifyTeam(core, trx, changed, 'accepted');
  return changed;
};

/** Asks for another quote and says why; the former one is gone. */
export const counter = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  wish: string,
): Promise<Booking> => {
  const row = await openFor(trx, id, 'counter', user);
  const changed = await moveTo(core, trx, row, 'requested', as(user, row), {
    wishSealed: await seal(core, trx, row, 'wish_sealed', wish.trim()),
    validUntil: null,
    priceMinor: null,
    currency: null,
  });
  await notifyTeam(core, trx, changed, 'countered');
  return changed;
};

/** Calls a trip off; places of a retreat are free again. */
export const cancel = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<Booking> => {
  const row = await openFor(trx, id, 'cancel', user);
  if (row.experienceId && row.status === 'confirmed')
    await core.port(retreatDates).freePlaces(trx, row.experienceId, row.guests);
  const changed = await moveTo(core, trx, row, 'cancelled', as(user, row));
  await tell(core, trx, changed, (to) => cancelledMail(to, changed, core.config.baseUrl));
  if (row.userId === user.id) await notifyTeam(core, trx, changed, 'cancelled');
  return changed;
};

/** The team notes that a trip has ended, or that money went back. */
export const close = (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  status: 'completed' | 'refunded',
): Promise<Booking> =>
  openFor(trx, id, status === 'completed' ? 'complete' : 'refund', user).then((row) =>
    moveTo(core, trx, row, status, { id: user.id, as: 'team' }),
  );

/** Only the person who asked may answer for them: the team sees the booking and may not. */
export const ownOnly = (row: Pick<Booking, 'userId'>, user: User): void => {
  if (row.userId !== user.id) throw denied('concierge.answer-own');
};
