import type { Knex } from 'knex';
import { type DayPeriod, type FigureCell, type FigureRow, type FigureTable, totalRow } from '#modules/reporting/public';

/** Dates of retreats with their places. Those that were called off and samples do not count. */
const dates = `
  select e.id, e.name, e.starts_on, coalesce(e.retreat_id::text, 'other') as retreat, r.title,
    e.capacity as places, e.taken - waitlist.reserved as sold, waitlist.reserved, e.capacity - e.taken as free, waitlist.waiting
  from experiences e left join retreats r on r.id = e.retreat_id cross join lateral (
    select coalesce(sum(guests) filter (where offered_until > now()), 0)::int as reserved,
      coalesce(sum(guests) filter (where offered_until is null or offered_until <= now()), 0)::int as waiting
    from experience_waitlist where experience_id = e.id) waitlist
  where e.status <> 'cancelled' and not e.sample`;

interface Counted {
  readonly period: number;
  /** Null: all of them. */
  readonly retreat: string | null;
  readonly title: string | null;
  readonly dates: number;
  readonly places: number;
  readonly sold: number;
  readonly reserved: number;
  readonly free: number;
  readonly waiting: number;
}

const toRow = ({ retreat, title, period: _, ...values }: Counted): FigureRow => ({
  key: retreat ?? totalRow,
  label: retreat === null ? 'All retreats' : (title ?? 'Without a page'),
  currency: null,
  values: {
    ...values,
    occupancy: values.places === 0 ? null : Math.round((values.sold / values.places) * 1000) / 10,
  },
});

const read = async (db: Knex, periods: readonly DayPeriod[]): Promise<readonly (readonly FigureRow[])[]> => {
  const { rows } = await db.raw<{ rows: Counted[] }>(
    `with periods as (
       select (place - 1)::int as period, first, last from unnest(:firsts::date[], :lasts::date[]) with ordinality as p (first, last, place))
     select periods.period, counted.* from periods cross join lateral (
       select retreat, max(title) as title, count(*)::int as dates, sum(places)::int as places, sum(sold)::int as sold,
         sum(reserved)::int as reserved, sum(free)::int as free, sum(waiting)::int as waiting
       from (${dates} and e.starts_on between first and last) one group by grouping sets ((), (retreat))) counted
     where counted.dates > 0 order by counted.retreat is not null, counted.title`,
    { firsts: periods.map(({ from }) => from), lasts: periods.map(({ to }) => to) },
  );
  return periods.map((_, period) => rows.filter((row) => row.period === period).map(toRow));
};

const listed = {
  dates: '1',
  places: 'places',
  sold: 'sold',
  reserved: 'reserved',
  free: 'free',
  waiting: 'waiting',
} as const;

/** The dates of a cell, each with the page of who comes. */
const behind = (db: Knex, { row, measure }: FigureCell, { from, to }: DayPeriod): Knex.QueryBuilder | null => {
  const value = Object.entries(listed).find(([key]) => key === measure)?.[1];
  if (!value) return null;
  const found = db
    .from(db.raw(`(${dates} and e.starts_on between ?::date and ?::date) as one`, [from, to]))
    .whereRaw(`${value} <> 0`)
    .select(
      db.raw(
        `id::text as id, starts_on as day, name as label, '/team-portal/retreats/dates/' || id as path, ${value} as value`,
      ),
    );
  return row === totalRow ? found : found.where('retreat', row);
};

/** How full retreats are, by the day on which they begin. */
export const occupancy: FigureTable = {
  id: 'retreats',
  order: 40,
  title: 'Retreats',
  lead: 'How full retreats are, by the day on which a date begins. Dates that were called off do not count.',
  rowLabel: 'Retreat',
  measures: [
    {
      key: 'dates',
      label: 'Dates',
      definition: 'Dates of retreats that begin in the period and were not called off.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'places',
      label: 'Places',
      definition: 'How many people there is room for on these dates.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'sold',
      label: 'Booked',
      definition: 'Places that are booked, on the page of a retreat or by a quote of the concierge, paid or not.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'reserved',
      label: 'Reserved',
      definition: 'Freed places that are offered to somebody of the waitlist and kept for them until the offer ends.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'free',
      label: 'Free',
      definition: 'Places that are neither booked nor reserved.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'occupancy',
      label: 'Occupancy',
      definition: 'Booked places as a share of all places.',
      unit: 'percent',
      isListed: false,
    },
    {
      key: 'waiting',
      label: 'Waitlist',
      definition: 'People for whom somebody waits and to whom no place is offered at the moment.',
      unit: 'count',
      isListed: true,
    },
  ],
  audience: 'admins',
  comparesWith: 'whole',
  read,
  behind,
};
