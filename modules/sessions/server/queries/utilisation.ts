import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { matchStanding } from '#modules/matching/public';
import {
  type DayPeriod,
  type FigureCell,
  type FigureReader,
  type FigureRow,
  type FigureTable,
  fewestPractitioners,
  totalRow,
} from '#modules/reporting/public';
import { countOfferedMinutes, type OfferedHours } from '../../lib/offered-minutes';
import { Rules } from '../models/rules';

/** A practitioner as matching knows them. */
interface Practice {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** "YYYY-MM-DD". */
  readonly since: string;
  readonly hours: OfferedHours['weekly'];
  readonly exceptions: OfferedHours['exceptions'];
}

interface Booked {
  readonly period: number;
  readonly practitioner_id: string;
  readonly booked: number;
  readonly attended: number;
  readonly missed: number;
  readonly late: number;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** A period that is not over is counted up to today: what lies ahead can still be booked. */
const untilToday = ({ from, to }: DayPeriod): DayPeriod => ({
  from,
  to: from <= today() && today() < to ? today() : to,
});

/** Days as instants; each is the first moment of a day in UTC. */
const at = (day: string): string => `${day}::timestamp at time zone 'UTC'`;
const ofPeriods = `with periods as (
  select (place - 1)::int as period, ${at('first')} as begins, ${at('(last + 1)')} as ends
  from unnest(:firsts::date[], :lasts::date[]) with ordinality as p (first, last, place))`;

const countBooked = async (db: Knex, periods: readonly DayPeriod[]): Promise<readonly Booked[]> => {
  const { rows } = await db.raw<{ rows: Booked[] }>(
    `${ofPeriods}
     select period, practitioner_id, coalesce(sum(minutes), 0)::float8 as booked,
       coalesce(sum(minutes) filter (where came > 0), 0)::float8 as attended, sum(missed)::int as missed, sum(late)::int as late
     from periods cross join lateral (
       select s.practitioner_id, case when s.status = 'confirmed' then extract(epoch from s.ends_at - s.starts_at) / 60 end as minutes,
         places.* from sessions_booked s cross join lateral (
           select count(*) filter (where status = 'attended') as came, count(*) filter (where status = 'no-show') as missed,
             count(*) filter (where status = 'cancelled' and is_late and cancelled_by = 'client') as late
           from session_places where session_id = s.id) places
       where s.starts_at >= begins and s.starts_at < ends) one
     group by 1, 2`,
    { firsts: periods.map(({ from }) => from), lasts: periods.map(({ to }) => to) },
  );
  return rows;
};

const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

interface Work extends Omit<Booked, 'period' | 'practitioner_id'> {
  readonly offered: number;
}
const nothing: Work = { offered: 0, booked: 0, attended: 0, missed: 0, late: 0 };
const isIdle = ({ offered, booked, missed, late }: Work): boolean => offered + booked + missed + late === 0;

const toRow = (key: string, label: string, work: Work): FigureRow => ({
  key,
  label,
  currency: null,
  values: {
    offered: hoursOf(work.offered),
    booked: hoursOf(work.booked),
    utilisation: shareOf(work.booked, work.offered),
    attended: hoursOf(work.attended),
    missed: work.missed,
    late: work.late,
  },
});

const add = (a: Work, b: Work): Work => ({
  offered: a.offered + b.offered,
  booked: a.booked + b.booked,
  attended: a.attended + b.attended,
  missed: a.missed + b.missed,
  late: a.late + b.late,
});

/** How many practitioners are calculated before others get their turn. */
const chunk = 50;

const read = async (core: Core, db: Knex, wished: readonly DayPeriod[], { role, userId }: FigureReader) => {
  const periods = wished.map(untilToday);
  const practices = (await core.port(matchStanding).practices(db).orderBy(['name', 'id'])) as Practice[];
  const rules = new Map(
    (await Rules.query(db).select('practitioner_id', 'time_off')).map((row) => [row.practitionerId, row.timeOff]),
  );
  const booked = new Map<string, Booked>();
  for (const row of await countBooked(db, periods)) booked.set(`${row.practitioner_id} ${row.period}`, row);
  const found = periods.map((): FigureRow[] => []);
  const totals = periods.map(() => ({ work: nothing, practitioners: 0 }));
  for (const [place, practice] of practices.entries()) {
    if (place % chunk === chunk - 1) await nextTurn();
    const hours = {
      weekly: practice.hours ?? [],
      exceptions: practice.exceptions ?? [],
      timeOff: rules.get(practice.id) ?? [],
    };
    for (const [period, { from, to }] of periods.entries()) {
      // Nobody offered hours before they had a record.
      const since = practice.since.localeCompare(from) > 0 ? practice.since : from;
      const work = {
        ...(booked.get(`${practice.id} ${period}`) ?? nothing),
        offered: countOfferedMinutes(hours, since, to),
      };
      const total = totals[period];
      if (!total || isIdle(work)) continue;
      total.work = add(total.work, work);
      total.practitioners += 1;
      if (role === 'admin' || practice.user_id === userId) found[period]?.push(toRow(practice.id, practice.name, work));
    }
  }
  return found.map((rows, period) => {
    const { work = nothing, practitioners = 0 } = totals[period] ?? {};
    const isShown = role === 'admin' ? practitioners > 0 : practitioners >= fewestPractitioners;
    return isShown ? [toRow(totalRow, 'All practitioners', work), ...rows] : rows;
  });
};

const listed = {
  booked: "s.status = 'confirmed'",
  attended:
    "s.status = 'confirmed' and exists (select from session_places p where p.session_id = s.id and p.status = 'attended')",
} as const;
const listedPlaces = {
  missed: "p.status = 'no-show'",
  late: "p.status = 'cancelled' and p.is_late and p.cancelled_by = 'client'",
} as const;

/** Sessions or places behind a cell, by the practitioner: no client is named. */
const behind = (
  core: Core,
  db: Knex,
  { row, measure }: FigureCell,
  period: DayPeriod,
  { role, userId }: FigureReader,
) => {
  const { from, to } = untilToday(period);
  const practices = core.port(matchStanding).practices(db).as('practice');
  const sessions = Object.entries(listed).find(([key]) => key === measure)?.[1];
  const places = Object.entries(listedPlaces).find(([key]) => key === measure)?.[1];
  if (!sessions && !places) return null;
  const found = db('sessions_booked as s')
    .join(practices, 'practice.id', 's.practitioner_id')
    .whereRaw(`s.starts_at >= ${at('?::date')}`, [from])
    .whereRaw(`s.starts_at < ${at('(?::date + 1)')}`, [to])
    .select({ label: 'practice.name' }, db.raw("(s.starts_at at time zone 'UTC')::date as day, null::text as path"));
  if (sessions)
    found
      .whereRaw(sessions)
      .select(
        db.raw('s.id::text as id, round(extract(epoch from s.ends_at - s.starts_at) / 360)::float8 / 10 as value'),
      );
  if (places)
    found
      .join('session_places as p', 'p.session_id', 's.id')
      .whereRaw(places)
      .select(db.raw('p.id::text as id, 1 as value'));
  if (row !== totalRow) found.whereRaw('practice.id::text = ?', [row]);
  return role === 'admin' ? found : found.where('practice.user_id', userId);
};

/** Hours that practitioners offer, and what came of them. */
export const utilisation = (core: Core): FigureTable => ({
  id: 'practice',
  order: 20,
  title: 'Hours of practitioners',
  lead: 'Hours that practitioners offer for sessions, how much of them was booked, and whether people came. Introduction calls do not count.',
  rowLabel: 'Practitioner',
  measures: [
    {
      key: 'offered',
      label: 'Offered',
      definition:
        'Working hours less days off, by the hours as they are entered now, from the day of the practitioner’s record on. A period that is not over counts up to today.',
      unit: 'hours',
      isListed: false,
    },
    {
      key: 'booked',
      label: 'Booked',
      definition:
        'Hours of sessions that were booked and not cancelled, without the pauses around them. A session of a group counts once.',
      unit: 'hours',
      isListed: true,
    },
    {
      key: 'utilisation',
      label: 'Utilisation',
      definition:
        'Booked hours as a share of the offered ones. More than 100% where sessions lie outside of the working hours.',
      unit: 'percent',
      isListed: false,
    },
    {
      key: 'attended',
      label: 'Took place',
      definition: 'Of the booked hours, those of sessions for which the practitioner marked that somebody came.',
      unit: 'hours',
      isListed: true,
    },
    {
      key: 'missed',
      label: 'No-shows',
      definition: 'Places of sessions for which the practitioner marked that the client did not come.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'late',
      label: 'Cancelled late',
      definition: 'Places that a client cancelled after the time until which that is free, by the day of the session.',
      unit: 'count',
      isListed: true,
    },
  ],
  audience: 'team',
  comparesWith: 'elapsed',
  read: (db, periods, reader) => read(core, db, periods, reader),
  behind: (db, cell, period, reader) => behind(core, db, cell, period, reader),
});
