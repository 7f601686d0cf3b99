import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { type OpeningHours, openSlots, type Stretch, slotWindow, type WallClock } from '#modules/scheduling/public';
import { guestCalls, otherBusy } from '../../public';
import type { CallSlotQuery, CallSlots } from '../../schemas/call';
import type { AvailabilityInput } from '../../schemas/practice';
import { callMinutes, pauseMinutes } from '../../schemas/values';
import { PractitionerAvailability } from '../models/practitioner-availability';

const dayMs = 86_400_000;

/** Throws 422 for a zone that does not exist. */
export const requireZone = (core: Core, zone: string): void => {
  if (!core.port(zones).isZone(zone)) throw invalid('zone', 'There is no such time zone. Choose one from the list.');
};

/** A practitioner's hours as free times are calculated from. */
export const sheetOf = ({
  zone,
  hours,
  exceptions,
}: Pick<AvailabilityInput, 'zone' | 'hours' | 'exceptions'>): OpeningHours => ({
  zone,
  weekly: hours.map(({ day, from, to }) => ({ weekday: day, from, to })),
  exceptions,
  bufferMinutes: pauseMinutes,
});

/** Stretches of introduction calls, pauses included, by the practitioner's record; `except` is a call that is being moved. */
export const listCallTimes = async (
  db: Knex,
  practitionerIds: readonly string[],
  { from, to }: Stretch,
  except?: string,
): Promise<Map<string, readonly Stretch[]>> => {
  const rows = await db('introduction_calls')
    .whereIn('practitioner_id', [...practitionerIds])
    .where({ status: 'confirmed' })
    .whereRaw('busy && tstzrange(?, ?)', [new Date(from).toISOString(), new Date(to).toISOString()])
    .modify((query) => {
      if (except) query.whereNot({ id: except });
    })
    .select<{ id: string; from: string; to: string }[]>(
      'practitioner_id as id',
      db.raw('lower(busy) as "from"'),
      db.raw('upper(busy) as "to"'),
    );
  const taken = new Map<string, readonly Stretch[]>();
  for (const { id, ...row } of rows)
    taken.set(id, [...(taken.get(id) ?? []), { from: Date.parse(row.from), to: Date.parse(row.to) }]);
  return taken;
};

/** The same with calls of guests, who have no account. */
export const listAllCalls = async (
  core: Pick<Core, 'ports'>,
  db: Knex,
  practitionerIds: readonly string[],
  window: Stretch,
  except?: string,
): Promise<Map<string, readonly Stretch[]>> => {
  const taken = await listCallTimes(db, practitionerIds, window, except);
  for (const guests of core.ports(guestCalls))
    for (const [id, busy] of await guests.listBusy(db, practitionerIds, window))
      taken.set(id, [...(taken.get(id) ?? []), ...busy]);
  return taken;
};

/** All calls with what else fills the calendars. */
export const takenBy = async (
  core: Pick<Core, 'ports'>,
  db: Knex,
  practitionerIds: readonly string[],
  window: Stretch,
  except?: string,
): Promise<ReadonlyMap<string, readonly Stretch[]>> => {
  const taken = await listAllCalls(core, db, practitionerIds, window, except);
  for (const other of core.ports(otherBusy))
    for (const [id, busy] of await other.listBusy(db, practitionerIds, window))
      taken.set(id, [...(taken.get(id) ?? []), ...busy]);
  return taken;
};

/** Beginnings of free times in milliseconds, in order. */
export const freeStarts = (
  clock: WallClock,
  openingHours: OpeningHours,
  window: Stretch,
  taken: readonly Stretch[],
): number[] => openSlots({ zones: clock, openingHours, window, minutes: callMinutes, taken, now: Date.now() });

/** Fourteen days of times at which a practitioner can be called. */
export const callSlots = async (
  core: Core,
  db: Knex,
  practitionerId: string,
  wish: CallSlotQuery,
  except?: string,
): Promise<CallSlots> => {
  requireZone(core, wish.zone);
  const clock = core.port(zones);
  const { from, until, window } = slotWindow(clock, wish, Date.now());
  const row = await PractitionerAvailability.query(db).findById(practitionerId);
  const around = { from: window.from, to: Math.max(window.to, window.from) + dayMs };
  const taken = await takenBy(core, db, [practitionerId], around, except);
  const starts =
    row && window.to > window.from ? freeStarts(clock, sheetOf(row), window, taken.get(practitionerId) ?? []) : [];
  return {
    zone: wish.zone,
    from,
    until,
    minutes: callMinutes,
    starts: starts.map((start) => new Date(start).toISOString()),
    hoursKnown: (row?.hours.length ?? 0) > 0,
  };
};

/** First free times of each practitioner within the days ahead, at most so many; who has none is missing. */
export const listNextStarts = async (
  core: Core,
  db: Knex,
  practitionerIds: readonly string[],
  { days, most }: { readonly days: number; readonly most: number },
): Promise<Map<string, { readonly zone: string; readonly starts: readonly string[] }>> => {
  const clock = core.port(zones);
  const now = Date.now();
  const window = { from: now, to: now + days * dayMs };
  const rows = await PractitionerAvailability.query(db).whereIn('practitioner_id', [...practitionerIds]);
  const taken = await takenBy(core, db, practitionerIds, { from: now, to: window.to + dayMs });
  const found = new Map<string, { readonly zone: string; readonly starts: readonly string[] }>();
  for (const [index, row] of rows.entries()) {
    // Other requests come in between.
    if (index % 20 === 19) await setImmediate();
    const starts = freeStarts(clock, sheetOf(row), window, taken.get(row.practitionerId) ?? []).slice(0, most);
    if (starts.length > 0)
      found.set(row.practitionerId, {
        zone: row.zone,
        starts: starts.map((start) => new Date(start).toISOString()),
      });
  }
  return found;
};
