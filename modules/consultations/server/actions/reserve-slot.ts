import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { bookableUntil, openSlots, slotTaken } from '#modules/scheduling/public';
import { ConsultationHours } from '../models/consultation-hours';
import { toOpeningHours } from '../queries/hours';
import { listBusy } from '../queries/slots';

/** A time as it is written into the calendar; `busy` includes the pause. */
export interface ReservedSlot {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly busy: string;
}

/**
 * Checks that a time is offered and free, and keeps others out until the transaction ends. Throws 422 for a time that is not
 * offered and 409 `slot_taken`.
 */
export const reserveSlot = async (
  core: Core,
  trx: Knex.Transaction,
  input: { readonly staffId: string; readonly start: string; readonly minutes: number; readonly except?: string },
): Promise<ReservedSlot> => {
  const { staffId, minutes } = input;
  const start = Date.parse(input.start);
  if (Number.isNaN(start)) throw invalid('start', 'This is no moment in time.');
  const row = await ConsultationHours.query(trx).findById(staffId);
  const person = row && (await core.people.contact(trx, staffId));
  if (!row || !person)
    throw invalid('staffId', 'Nobody of that name takes consultations. Choose a time from the list.');
  const openingHours = toOpeningHours(row);
  const window = { from: start, to: start + 1 };
  const now = Date.now();
  const inTime = start < bookableUntil(now);
  const offered = inTime ? openSlots({ zones: core.port(zones), openingHours, window, minutes, taken: [], now }) : [];
  if (!offered.includes(start)) throw invalid('start', 'This time is not offered. Choose one from the list.');
  // One booking at a time for one person: PostgreSQL would let two writers of one range wait for each other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`consultations:staff:${staffId}`]);
  const end = start + minutes * 60_000;
  const busy = { from: start, to: end + openingHours.bufferMinutes * 60_000 };
  if ((await listBusy(trx, staffId, busy, input.except)).length > 0) throw slotTaken();
  const iso = (instant: number): string => new Date(instant).toISOString();
  return { startsAt: iso(start), endsAt: iso(end), busy: `[${iso(busy.from)},${iso(busy.to)})` };
};
