import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { bookableUntil, slotTaken } from '#modules/scheduling/public';
import { callMinutes, pauseMinutes } from '../../schemas/values';
import { PractitionerAvailability } from '../models/practitioner-availability';
import { freeStarts, sheetOf, takenBy } from '../queries/call-slots';

/** A time as it is written into the calendar; `busy` includes the pause. */
interface ReservedTime {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly busy: string;
}
interface TimeRequest {
  readonly practitionerId: string;
  readonly clientId: string;
  readonly start: string;
  /** A call that is being moved. */
  readonly except?: string;
}

const clientIsBusy = async (trx: Knex, { clientId, except }: TimeRequest, from: string, to: string): Promise<boolean> =>
  (await trx('introduction_calls')
    .where({ client_id: clientId, status: 'confirmed' })
    .whereRaw('tstzrange(starts_at, ends_at) && tstzrange(?, ?)', [from, to])
    .modify((query) => {
      if (except) query.whereNot({ id: except });
    })
    .first('id')) !== undefined;

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
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`introduction-calls:${practitionerId}`]);
  const iso = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const [from, to, free] = [iso(0), iso(callMinutes), iso(callMinutes + pauseMinutes)];
  const busy = { from: start, to: Date.parse(free) };
  if ((await takenBy(trx, [practitionerId], busy, request.except)).size > 0) throw slotTaken();
  if (await clientIsBusy(trx, request, from, to))
    throw conflict('busy-then', 'There is another introduction call at this time. Choose another one.');
  return { startsAt: from, endsAt: to, busy: `[${from},${free})` };
};
