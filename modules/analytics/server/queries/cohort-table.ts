import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type DayPeriod, type FigureCell, type FigureRow, type FigureTable, totalRow } from '#modules/reporting/public';
import { activeIn } from './active';
import { percent } from './shares';

/** Months after that of joining, of which a share is shown. */
const monthsSince = [1, 2, 3, 4, 5, 6, 9, 12] as const;
const keyOf = (since: number): string => `after-${since}`;

/** A calendar month in UTC, by the number of months since the year 0. */
type Month = number;
const monthOf = (day: string): Month => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const startOf = (month: Month): string => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString();
const spanOf = (month: Month) => ({ from: startOf(month), to: startOf(month + 1) });
const labelOf = (month: Month): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(startOf(month)));
/** Whether it is over: of a running one nobody can say how many will not come back. */
const isOver = (month: Month): boolean => startOf(month + 1) <= new Date().toISOString();

/** Those who joined in one month, as far as it lies within a period; `place` counts the months of the period from one. */
interface Cohort extends DayPeriod {
  readonly place: number;
  readonly month: Month;
}
const cohortsIn = (period: DayPeriod): readonly Cohort[] => {
  const first = monthOf(period.from);
  const last = Math.min(monthOf(period.to), monthOf(new Date().toISOString()));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const { from, to } = spanOf(first + place);
    const end = new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
    return {
      ...{ place: place + 1, month: first + place },
      from: [from.slice(0, 10), period.from].toSorted()[1] ?? period.from,
      to: [end, period.to].toSorted()[0] ?? period.to,
    };
  });
};

const joined = (rows: Knex.QueryBuilder, { from, to }: DayPeriod): Knex.QueryBuilder =>
  rows
    .whereRaw("client.created_at >= ?::date::timestamp at time zone 'UTC'", [from])
    .whereRaw("client.created_at < (?::date + 1)::timestamp at time zone 'UTC'", [to]);

const clients = (core: Core, db: Knex): Knex.QueryBuilder =>
  db.from(core.people.accounts(db, 'client').whereNull('suspended_at').as('client'));

/** How many of these clients joined on each day. */
const countByDay = async (rows: Knex.QueryBuilder, db: Knex): Promise<ReadonlyMap<string, number>> => {
  const found = (await rows
    .groupByRaw('1')
    .select(db.raw("(client.created_at at time zone 'UTC')::date::text as day"), db.raw('count(*)::int as n'))) as {
    day: string;
    n: number;
  }[];
  return new Map(found.map(({ day, n }) => [day, n]));
};
const sumWithin = (days: ReadonlyMap<string, number>, { from, to }: DayPeriod): number =>
  [...days].reduce((sum, [day, n]) => (day >= from && day <= to ? sum + n : sum), 0);

interface Counted {
  readonly cohort: Cohort;
  readonly people: number;
  /** By months since; one that is not over is missing. */
  readonly active: ReadonlyMap<number, number>;
}

const toRow = (key: string, label: string, counted: readonly Counted[]): FigureRow => {
  const shareOf = (since: number): number | null => {
    const known = counted.filter(({ active }) => active.has(since));
    const sum = (value: (one: Counted) => number): number => known.reduce((all, one) => all + value(one), 0);
    return percent(
      sum(({ active }) => active.get(since) ?? 0),
      sum(({ people }) => people),
    );
  };
  return {
    ...{ key, label, currency: null },
    values: {
      people: counted.reduce((sum, { people }) => sum + people, 0),
      ...Object.fromEntries(monthsSince.map((since) => [keyOf(since), shareOf(since)])),
    },
  };
};

const read = async (
  core: Core,
  db: Knex,
  periods: readonly DayPeriod[],
): Promise<readonly (readonly FigureRow[])[]> => {
  const cohorts = periods.map(cohortsIn);
  const all = cohorts.flat();
  if (all.length === 0) return periods.map(() => []);
  const span = {
    from: all.map(({ from }) => from).toSorted()[0] ?? '',
    to:
      all
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '',
  };
  const opened = await countByDay(joined(clients(core, db), span), db);
  const needed = new Set(all.flatMap(({ month }) => monthsSince.map((since) => month + since)).filter(isOver));
  const active = new Map<Month, ReadonlyMap<string, number>>();
  // One after the other: a table must not take the whole pool.
  for (const month of needed) active.set(month, await countByDay(joined(activeIn(core, db, spanOf(month)), span), db));
  const count = (cohort: Cohort): Counted => ({
    cohort,
    people: sumWithin(opened, cohort),
    active: new Map(
      monthsSince.flatMap((since) => {
        const days = active.get(cohort.month + since);
        return days ? [[since, sumWithin(days, cohort)] as const] : [];
      }),
    ),
  });
  return cohorts.map((ofPeriod) => {
    const counted = ofPeriod.map(count);
    return [
      toRow(totalRow, 'All months', counted),
      // A month in which nobody joined says nothing.
      ...counted
        .filter(({ people }) => people > 0)
        .map((one) => toRow(`month-${one.cohort.place}`, labelOf(one.cohort.month), [one])),
    ];
  });
};

/** Clients behind a cell: all of a cohort, or those of it who were active in a later month. */
const findBehind = (core: Core, db: Knex, { row, measure }: FigureCell, period: DayPeriod) => {
  const since = monthsSince.find((one) => keyOf(one) === measure);
  if (since === undefined && measure !== 'people') return null;
  const found = cohortsIn(period)
    .filter(({ place }) => row === totalRow || row === `month-${place}`)
    .filter(({ month }) => since === undefined || isOver(month + since))
    .map((cohort) =>
      joined(since === undefined ? clients(core, db) : activeIn(core, db, spanOf(cohort.month + since)), cohort).select(
        db.raw("client.id::text, (client.created_at at time zone 'UTC')::date as day, 1 as value"),
        db.raw("coalesce(nullif(trim(client.first_name || ' ' || left(client.last_name, 1)), ''), '–') as label"),
        db.raw("'/team-portal/clients/' || client.id as path"),
      ),
    );
  const [first, ...others] = found;
  return first ? first.unionAll(others) : null;
};

const active =
  'Active is who saved an answer, made a profile, asked for matches, was given a reading or sent a questionnaire. Signing in alone is not kept and does not count.';

/** Who comes back: clients by the month in which they joined, and how many of them were active in later months. */
export const cohortTable = (core: Core): FigureTable => ({
  id: 'cohorts',
  order: 60,
  title: 'Who comes back',
  lead: 'Clients by the month in which they opened their account, on days of the period, and the share of them who were active in each month since.',
  rowLabel: 'Joined in',
  measures: [
    {
      key: 'people',
      label: 'Clients',
      definition: 'Accounts of clients opened on days of the period that are not suspended now.',
      unit: 'count',
      isListed: true,
    },
    ...monthsSince.map((since) => ({
      key: keyOf(since),
      label: since === 1 ? '1 month on' : `${since} months on`,
      definition: `Of them, the share who were active in the calendar month ${since === 1 ? 'after' : `${since} months after`} that of joining; of joiners for whom that month is over. ${active}`,
      unit: 'percent' as const,
      isListed: true,
    })),
  ],
  audience: 'admins',
  comparesWith: 'elapsed',
  read: (db, periods) => read(core, db, periods),
  behind: (db, cell, period) => findBehind(core, db, cell, period),
});
