import type { User } from '#core/contract/route';
import type { BookingAct, BookingView } from '../../schemas/booking';
import type { BookingState } from '../../schemas/values';
import type { Booking } from '../models/booking';
import { dayAfter } from '../planner/trip';

/** Days before the start until which a person may call off what is confirmed. */
export const cancelDays = 7;

/** The day it is in the easternmost zone: a quote lasts the whole of its last day anywhere on its way there. */
const todayThere = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

/** Whether the quote is over. */
export const isExpired = ({ status, validUntil }: Pick<Booking, 'status' | 'validUntil'>): boolean =>
  status === 'held' && validUntil !== null && validUntil < todayThere();

const from: Readonly<Record<BookingAct, readonly BookingState[]>> = {
  propose: ['requested', 'held'],
  accept: ['held'],
  counter: ['held'],
  cancel: ['requested', 'held', 'confirmed'],
  complete: ['confirmed'],
  refund: ['cancelled', 'completed'],
};
const team: ReadonlySet<BookingAct> = new Set(['propose', 'complete', 'refund', 'cancel']);
const person: ReadonlySet<BookingAct> = new Set(['accept', 'counter', 'cancel']);

/** Whether the trip is still far enough ahead to be called off by whoever travels. */
const early = ({ status, startDate }: Booking): boolean =>
  status !== 'confirmed' || startDate >= dayAfter(new Date().toISOString().slice(0, 10), cancelDays);

/** Whether this person may do this to this booking now. Nothing is refunded that had no price. */
export const may = (act: BookingAct, row: Booking, user: Pick<User, 'id' | 'role'>): boolean => {
  if (!from[act].includes(row.status)) return false;
  const staff = user.role === 'admin' && team.has(act);
  const own = row.userId === user.id && person.has(act);
  if (act === 'accept') return own && !isExpired(row);
  if (act === 'cancel') return staff || (own && early(row));
  if (act === 'complete') return staff && row.endDate <= new Date().toISOString().slice(0, 10);
  if (act === 'refund') return staff && row.priceMinor !== null;
  return staff || own;
};

export const allowed = (row: Booking, user: Pick<User, 'id' | 'role'>): BookingView['can'] => ({
  accept: may('accept', row, user),
  counter: may('counter', row, user),
  cancel: may('cancel', row, user),
  propose: may('propose', row, user),
  complete: may('complete', row, user),
  refund: may('refund', row, user),
});
