import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { callCalendar } from '#modules/matching/public';
import { bookableUntil, type Stretch, slotTaken } from '#modules/scheduling/public';
import { hasPlace } from '../queries/busy';
import {
  type Except,
  isOffered,
  listFreeStarts,
  listSessionTimes,
  type Practice,
  toRange,
  withPauses,
} from '../queries/free-times';

const minuteMs = 60_000;

/** A time as it is written into the calendar; `busy` has the pauses. */
export interface ReservedTime {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly busy: string;
}
/** A time that somebody wants. Practitioners may book outside of their hours and notice, clients only what is offered. */
export interface TimeRequest {
  readonly practice: Practice;
  readonly start: string;
  readonly minutes: number;
  readonly clientIds: readonly string[];
  readonly by: 'client' | 'practitioner';
  readonly except?: Except;
}

/** Whether a client has another session or an introduction call then. */
export const isClientBusy = async (
  core: Core,
  trx: Knex.Transaction,
  clientId: string,
  window: Stretch,
  sessionId?: string,
): Promise<boolean> =>
  (await hasPlace(trx, clientId, window, sessionId)) || core.port(callCalendar).isClientInCall(trx, clientId, window);

/** Lets one booking at a time into the calendars of clients; PostgreSQL would let two writers wait for each other. */
export const lockClients = async (trx: Knex, clientIds: readonly string[]): Promise<void> => {
  for (const clientId of [...clientIds].sort())
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions.client:${clientId}`]);
};

const isFree = async (core: Core, trx: Knex.Transaction, request: TimeRequest, start: number): Promise<boolean> => {
  const { practice, minutes, by, except } = request;
  if (by === 'client') {
    const window = { from: start, to: start + 1 };
    return (await listFreeStarts(core, trx, { practice, minutes, window, ...(except && { except }) })).length > 0;
  }
  const [id, busy] = [practice.practitionerId, withPauses(practice, start, minutes)];
  const sessions = await listSessionTimes(trx, [id], busy, except);
  const calls = await core.port(callCalendar).listCalls(trx, [id], busy);
  return sessions.size === 0 && calls.size === 0;
};

/**
 * Checks that a time is offered and free, and keeps others out until the transaction ends. Throws 422 for a time that is not
 * offered, 409 `slot_taken`, and 409 `busy-then` where a client has another appointment.
 */
export const reserveTime = async (core: Core, trx: Knex.Transaction, request: TimeRequest): Promise<ReservedTime> => {
  const { practice, minutes, clientIds, by, except } = request;
  const start = Date.parse(request.start);
  const now = Date.now();
  if (start <= now || start >= bookableUntil(now))
    throw invalid('start', 'Choose a time that lies ahead, within half a year.');
  if (by === 'client' && !isOffered(core, practice, start, minutes))
    throw invalid('start', 'This time is not offered. Choose one from the list.');
  await core.port(callCalendar).lock(trx, practice.practitionerId);
  if (!(await isFree(core, trx, request, start))) throw slotTaken();
  const during = { from: start, to: start + minutes * minuteMs };
  await lockClients(trx, clientIds);
  for (const clientId of clientIds)
    if (await isClientBusy(core, trx, clientId, during, except?.sessionId))
      throw conflict('busy-then', 'There is another appointment at this time. Choose another one.');
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(during.to).toISOString(),
    busy: toRange(withPauses(practice, start, minutes)),
  };
};
