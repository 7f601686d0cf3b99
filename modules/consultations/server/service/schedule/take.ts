import type { Knex } from 'knex';
import { conflict, invalid, type Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/profile/public';
import { ConsultationHours } from '../../models/consultation-hours';
import { sheetOf, takenBy } from './find-slots';
import { openSlots } from './open-slots';

/** A time as it is written into the calendar; `busy` includes the pause. */
export interface Taken {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly busy: string;
}

/** The answer to whoever was slower. */
export const slotTaken = (): Problem =>
  conflict('slot_taken', 'Somebody was quicker: this time has just been booked. Choose another one.');

/** True for what PostgreSQL says of a second booking at one time. */
const overlaps = (error: unknown): boolean => (error as { code?: unknown }).code === '23P01';

/** Runs a write into the calendar; an overlap that the checks before did not see is still `slot_taken`. */
export const writing = async <T>(work: PromiseLike<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw overlaps(error) ? slotTaken() : error;
  }
};

/**
 * Checks that a time is offered and free, and keeps others out until the transaction ends. Throws 422 for a time that is not
 * offered and 409 `slot_taken`.
 */
export const take = async (
  core: Core,
  trx: Knex.Transaction,
  wish: { readonly staffId: string; readonly start: string; readonly minutes: number; readonly except?: string },
): Promise<Taken> => {
  const { staffId, minutes } = wish;
  const start = Date.parse(wish.start);
  if (Number.isNaN(start)) throw invalid('start', 'This is no moment in time.');
  const row = await ConsultationHours.query(trx).findById(staffId);
  const person = row && (await core.people.contact(trx, staffId));
  if (!row || !person)
    throw invalid('staffId', 'Nobody of that name takes consultations. Choose a time from the list.');
  const sheet = sheetOf(row);
  const window = { from: start, to: start + 1 };
  const offered = openSlots({ zones: core.port(zones), sheet, window, minutes, taken: [], now: Date.now() });
  if (!offered.includes(start)) throw invalid('start', 'This time is not offered. Choose one from the list.');
  // One booking at a time for one person: PostgreSQL would let two writers of one range wait for each other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`consultations:staff:${staffId}`]);
  const end = start + minutes * 60_000;
  const busy = { from: start, to: end + sheet.bufferMinutes * 60_000 };
  if ((await takenBy(trx, staffId, busy, wish.except)).length > 0) throw slotTaken();
  const iso = (instant: number): string => new Date(instant).toISOString();
  return { starts_at: iso(start), ends_at: iso(end), busy: `[${iso(busy.from)},${iso(busy.to)})` };
};
