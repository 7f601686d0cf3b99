import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { bookableUntil, type Stretch, slotTaken } from '#modules/scheduling/public';
import { otherBusy } from '../../public';
import { callMinutes, pauseMinutes } from '../../schemas/values';
import { PractitionerAvailability } from '../models/practitioner-availability';
import { isClientInCall, lockCalendar } from '../queries/call-calendar';
import { freeStarts, sheetOf, takenBy } from '../queries/call-slots';

/** A time as it is written into the calendar; `busy` includes the pause. */
interface ReservedTime {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly busy: string;
}
interface TimeRequest {
  readonly practitionerId: string;
  /** Null for a guest without an account. */
  readonly clientId: string | null;
  readonly start: string;
  /** A call that is being moved. */
  readonly except?: string;
}

const isClientBusy = async (
  core: Core,
  trx: Knex.Transaction,
  { clientId, except }: TimeRequest,
  window: Stretch,
): Promise<boolean> => {
  if (clientId === null) return false;
  if (await isClientInCall(trx, clientId, window, except)) return true;
  for (const other of core.ports(otherBusy)) if (await other.isClientBusy(trx, clientId, window)) return true;
  return false;
};

/**
 * Checks that a time is offered and free, and keeps others out until the transaction ends. Throws 422 for a time that is not
 * offered, 409 `slot_taken`, and 409 `busy-then` where the client has another call.
 */
export const reserveTime = async (core: Core, trx: Knex.Transaction, request: TimeRequest): Promise<ReservedTime> => {
  const { practitionerId } = request;
  const start = Date.parse(request.start);
  const row = await PractitionerAvailability.query(trx).findById(practitionerId);
  const window = { from: start, to: start + 1 };
  const inTime = start < bookableUntil(Date.now());
  const offered = row && inTime ? freeStarts(core.port(zones), sheetOf(row), window, []) : [];
  if (!offered.includes(start)) throw invalid('start', 'This time is not offered. Choose one from the list.');
  // One booking at a time for one person: PostgreSQL would let two writers of one range wait for each other.
  await lockCalendar(trx, practitionerId);
  const iso = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const [from, to, free] = [iso(0), iso(callMinutes), iso(callMinutes + pauseMinutes)];
  const busy = { from: start, to: Date.parse(free) };
  if ((await takenBy(core, trx, [practitionerId], busy, request.except)).size > 0) throw slotTaken();
  if (await isClientBusy(core, trx, request, { from: start, to: Date.parse(to) }))
    throw conflict('busy-then', 'There is another appointment at this time. Choose another one.');
  return { startsAt: from, endsAt: to, busy: `[${from},${free})` };
};
