import type { Knex } from 'knex';
import { type DayPeriod, type FigureRow, type FigureTable, totalRow } from '#modules/reporting/public';

/** Articles before fewer bookings stand together: next to the bookings of a month, one could be seen to belong to somebody. */
const fewestBookings = 5;

interface Counted {
  readonly period: number;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly bookings: number;
}

const toRow = (key: string, label: string, bookings: number): FigureRow => ({
  key,
  label,
  currency: null,
  values: { bookings },
});

const sum = (rows: readonly Counted[]): number => rows.reduce((all, { bookings }) => all + bookings, 0);

const read = async (db: Knex, periods: readonly DayPeriod[]): Promise<readonly (readonly FigureRow[])[]> => {
  const { rows } = await db.raw<{ rows: Counted[] }>(
    `select period, a.id, a.title, a.slug, sum(l.bookings)::int as bookings
     from (select (place - 1)::int as period, first, last from unnest(:firsts::date[], :lasts::date[]) with ordinality as p (first, last, place)) periods
     join article_leads l on l.month >= first and (l.month + interval '1 month')::date - 1 <= last
     join articles a on a.id = l.article_id
     group by 1, 2 order by 5 desc, 3, 2`,
    { firsts: periods.map(({ from }) => from), lasts: periods.map(({ to }) => to) },
  );
  return periods.map((_, period) => {
    const found = rows.filter((row) => row.period === period);
    const few = found.filter(({ bookings }) => bookings < fewestBookings);
    if (sum(found) < fewestBookings) return [];
    return [
      toRow(totalRow, 'All articles', sum(found)),
      ...found.filter((row) => !few.includes(row)).map(({ id, title, bookings }) => toRow(id, title, bookings)),
      ...(few.length > 0 ? [toRow('few', `Articles before fewer than ${fewestBookings} bookings each`, sum(few))] : []),
    ];
  });
};

/** Articles that people read before they book. */
export const articleLeads: FigureTable = {
  id: 'articles',
  order: 60,
  title: 'Articles before bookings',
  lead: 'Articles that clients read before they booked a session or a place of a retreat. Counted by whole months.',
  rowLabel: 'Article',
  measures: [
    {
      key: 'bookings',
      label: 'Read before a booking',
      definition: `How often an article was in sight for five seconds and a booking followed before the page was loaded anew or closed. A booking after three articles counts for each of them. Only the number is stored, for each month; a week has none. Below ${fewestBookings} nothing is shown.`,
      unit: 'count',
      isListed: false,
    },
  ],
  audience: 'admins',
  comparesWith: 'whole',
  read,
};
