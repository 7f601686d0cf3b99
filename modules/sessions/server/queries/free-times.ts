import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { callCalendar, relations } from '#modules/matching/public';
import { type OpeningHours, openSlots, type Stretch, stretches } from '#modules/scheduling/public';
import { listTimeOff } from '../../lib/time-off';
import { externalBusy } from '../../public';
import type { RulesInput } from '../../schemas/services';
import { findRules } from './rules';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Throws 422 for a zone that does not exist. */
export const requireZone = (core: Core, zone: string): void => {
  if (!core.port(zones).isZone(zone)) throw invalid('zone', 'There is no such time zone. Choose one from the list.');
};

/** What decides when one practitioner can be booked. */
export interface Practice {
  readonly practitionerId: string;
  readonly practitionerUserId: string;
  readonly rules: RulesInput;
  readonly openingHours: OpeningHours;
  readonly hoursKnown: boolean;
}

/** Null for a practitioner who is gone. */
export const findPractice = async (core: Core, db: Knex, practitionerId: string): Promise<Practice | null> => {
  const hours = await core.port(relations).hoursOf(practitionerId, db);
  if (!hours) return null;
  const rules = await findRules(db, hours.practitionerUserId);
  return {
    practitionerId,
    practitionerUserId: hours.practitionerUserId,
    rules,
    openingHours: {
      zone: hours.zone,
      weekly: hours.hours.map(({ day, from, to }) => ({ weekday: day, from, to })),
      exceptions: hours.exceptions,
      bufferMinutes: rules.bufferAfter,
    },
    hoursKnown: hours.hours.length > 0 || hours.exceptions.some((day) => day.hours.length > 0),
  };
};

/** A stretch of the calendar as PostgreSQL writes ranges. */
export const toRange = ({ from, to }: Stretch): string =>
  `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

/** The time of a session with the pauses around it. */
export const withPauses = ({ rules }: Pick<Practice, 'rules'>, start: number, minutes: number): Stretch => ({
  from: start - rules.bufferBefore * minuteMs,
  to: start + (minutes + rules.bufferAfter) * minuteMs,
});

/** What may stay in the calendar while its times are counted: a session that is being moved, an offer that is being taken. */
export interface Except {
  readonly sessionId?: string | undefined;
  readonly offerId?: string | undefined;
}

/** Sessions and offered times with their pauses, by the practitioner's record. */
export const listSessionTimes = async (
  db: Knex,
  practitionerIds: readonly string[],
  window: Stretch,
  { sessionId, offerId }: Except = {},
): Promise<Map<string, Stretch[]>> => {
  const taken = new Map<string, Stretch[]>();
  const read = async (table: string, status: string, except: string | undefined): Promise<void> => {
    const rows = await db(table)
      .whereIn('practitioner_id', [...practitionerIds])
      .where({ status })
      .whereRaw('busy && ?::tstzrange', [toRange(window)])
      .modify((query) => {
        if (except) query.whereNot({ id: except });
      })
      .select<{ id: string; from: string; to: string }[]>(
        'practitioner_id as id',
        db.raw('lower(busy) as "from"'),
        db.raw('upper(busy) as "to"'),
      );
    for (const { id, from, to } of rows)
      taken.set(id, [...(taken.get(id) ?? []), { from: Date.parse(from), to: Date.parse(to) }]);
  };
  await read('sessions_booked', 'confirmed', sessionId);
  await read('session_offers', 'open', offerId);
  return taken;
};

/** What fills the calendars that practitioners have elsewhere, by their records. */
export const listElsewhere = async (
  core: Core,
  db: Knex,
  practitionerIds: readonly string[],
  window: Stretch,
): Promise<Map<string, Stretch[]>> => {
  const found = new Map<string, Stretch[]>();
  for (const other of core.ports(externalBusy))
    for (const [id, busy] of await other.listBusy(db, practitionerIds, window))
      found.set(id, [...(found.get(id) ?? []), ...busy]);
  return found;
};

/** Everything that fills a practitioner's calendar: sessions, calls, days off and what they have elsewhere. */
export const listTaken = async (
  core: Core,
  db: Knex,
  practice: Practice,
  window: Stretch,
  except: Except = {},
): Promise<Stretch[]> => {
  const { practitionerId: id, rules, openingHours } = practice;
  return [
    ...((await listSessionTimes(db, [id], window, except)).get(id) ?? []),
    ...((await core.port(callCalendar).listCalls(db, [id], window)).get(id) ?? []),
    ...((await listElsewhere(core, db, [id], window)).get(id) ?? []),
    ...listTimeOff(core.port(zones), rules.timeOff, openingHours.zone, window),
  ];
};

/** Days, on the practitioner's clock, that have as many sessions as their limit allows. */
const findFullDays = async (
  core: Core,
  db: Knex,
  { practitionerId, rules, openingHours }: Practice,
  window: Stretch,
  { sessionId }: Except,
): Promise<(date: string) => boolean> => {
  if (rules.dailyMost === null) return () => false;
  const clock = core.port(zones);
  const starts: string[] = await db('sessions_booked')
    .where({ practitioner_id: practitionerId, status: 'confirmed' })
    .whereBetween('starts_at', [new Date(window.from - dayMs).toISOString(), new Date(window.to + dayMs).toISOString()])
    .modify((query) => {
      if (sessionId) query.whereNot({ id: sessionId });
    })
    .pluck('starts_at');
  const counts = new Map<string, number>();
  for (const start of starts) {
    const date = clock.localOf(Date.parse(start), openingHours.zone).slice(0, 10);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const most = rules.dailyMost;
  return (date) => (counts.get(date) ?? 0) >= most;
};

/** A search for times at which a session of so many minutes can begin. */
export interface TimeSearch {
  readonly practice: Practice;
  readonly minutes: number;
  readonly window: Stretch;
  readonly except?: Except;
}

/** Beginnings of free times in milliseconds, in order. */
export const listFreeStarts = async (
  core: Core,
  db: Knex,
  { practice, minutes, window, except = {} }: TimeSearch,
): Promise<number[]> => {
  const around = { from: window.from - dayMs, to: window.to + dayMs };
  return openSlots({
    zones: core.port(zones),
    openingHours: practice.openingHours,
    window,
    minutes,
    taken: await listTaken(core, db, practice, around, except),
    now: Date.now(),
    noticeMinutes: practice.rules.noticeHours * 60,
    bufferBefore: practice.rules.bufferBefore,
    isFull: await findFullDays(core, db, practice, window, except),
  });
};

/** Whether a time begins where the hours and the notice allow one at all, whatever is booked. */
export const isOffered = (core: Core, practice: Practice, start: number, minutes: number): boolean =>
  openSlots({
    zones: core.port(zones),
    openingHours: practice.openingHours,
    window: { from: start, to: start + 1 },
    minutes,
    taken: listTimeOff(core.port(zones), practice.rules.timeOff, practice.openingHours.zone, {
      from: start - dayMs,
      to: start + dayMs,
    }),
    now: Date.now(),
    noticeMinutes: practice.rules.noticeHours * 60,
  }).includes(start);

/** Opening hours within a window, as stretches. */
export const listOpen = (core: Core, { openingHours }: Practice, window: Stretch): Stretch[] =>
  stretches(core.port(zones), openingHours, window)
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to);
