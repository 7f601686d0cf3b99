import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type DayPeriod, type FigureRow, type FigureTable, figures, totalRow } from '#modules/reporting/public';
import { directSource } from '../../lib/source';

/** Sources of fewer people stand together: what a few did would tell what one of them did. */
const fewestPeople = 5;

/** Steps after the account, each by the figure that names its people. */
const steps = [
  {
    key: 'labors',
    figures: ['labors-answered'],
    label: 'First Labor',
    definition: 'Of them, those who have answered a Labor by now.',
  },
  {
    key: 'readings',
    figures: ['readings'],
    label: 'Reading',
    definition: 'Of them, those who have been given a reading by now.',
  },
  {
    key: 'matches',
    figures: ['matches-accepted'],
    label: 'Match',
    definition: 'Of them, those whom a practitioner has accepted by now.',
  },
  {
    key: 'bookings',
    figures: ['retreat-bookings', 'session-bookings'],
    label: 'Booking',
    definition:
      'Of them, those who have booked a session or a place of a retreat by now; called off bookings do not count.',
  },
  {
    key: 'paid',
    figures: ['people-who-paid'],
    label: 'Paid',
    definition: 'Of them, those who have paid anything by now.',
  },
] as const;

interface Counted {
  readonly period: number;
  readonly source: string | null;
  readonly people: number;
  readonly labors: number;
  readonly readings: number;
  readonly matches: number;
  readonly bookings: number;
  readonly paid: number;
}

const none: Omit<Counted, 'period' | 'source'> = {
  people: 0,
  labors: 0,
  readings: 0,
  matches: 0,
  bookings: 0,
  paid: 0,
};
type Sums = typeof none;
const add = (a: Sums, b: Sums): Sums => ({
  people: a.people + b.people,
  labors: a.labors + b.labors,
  readings: a.readings + b.readings,
  matches: a.matches + b.matches,
  bookings: a.bookings + b.bookings,
  paid: a.paid + b.paid,
});

const toRow = (key: string, label: string, { people, ...reached }: Sums): FigureRow => {
  const isTooFew = people < fewestPeople && key !== totalRow;
  const share = people === 0 || isTooFew ? null : Math.round((reached.paid / people) * 1000) / 10;
  const shown = isTooFew ? Object.fromEntries(steps.map(({ key: step }) => [step, null])) : reached;
  return { key, label, currency: null, values: { people, ...shown, share } };
};

/** Words of the host's own, next to names of sites and campaigns. */
const labelOf = (source: string): string => (source === directSource ? 'Direct, a bookmark or a mail' : source);

const toRows = (found: readonly Counted[]): readonly FigureRow[] => {
  if (found.length === 0) return [];
  const named = found.filter(({ source }) => source !== null);
  const many = named.filter(({ people }) => people >= fewestPeople).toSorted((a, b) => b.people - a.people);
  const sum = (rows: readonly Sums[]): Sums => rows.reduce(add, none);
  const few = sum(named.filter(({ people }) => people < fewestPeople));
  const unknown = sum(found.filter(({ source }) => source === null));
  return [
    toRow(totalRow, 'All sources', sum(found)),
    ...many.map((row) => toRow(`source:${row.source}`, labelOf(row.source ?? ''), row)),
    ...(few.people > 0 ? [toRow('few', `Sources of fewer than ${fewestPeople} people`, few)] : []),
    ...(unknown.people > 0 ? [toRow('unknown', 'Not known', unknown)] : []),
  ];
};

/** People of a step, each once. */
const reached = (core: Core, db: Knex, ids: readonly string[]): Knex.QueryBuilder => {
  const period = { from: new Date(0).toISOString(), to: new Date().toISOString() };
  const found = core
    .ports(figures)
    .flatMap((figure) => (ids.includes(figure.id) ? [figure.people?.(db, period) ?? []] : []).flat());
  return db
    .from(
      db
        .from(db.raw('(select) as nobody'))
        .select(db.raw('null::uuid as user_id'))
        .whereRaw('false')
        .unionAll(found)
        .as('person'),
    )
    .distinct('person.user_id');
};

const read = async (
  core: Core,
  db: Knex,
  periods: readonly DayPeriod[],
): Promise<readonly (readonly FigureRow[])[]> => {
  const days = periods.flatMap(({ from, to }) => [from, to]).toSorted();
  const opened = db
    .from(core.people.accounts(db, 'client').as('account'))
    .leftJoin('account_sources as s', 's.user_id', 'account.id')
    .whereRaw("account.created_at >= ?::date::timestamp at time zone 'UTC'", [days[0] ?? ''])
    .whereRaw("account.created_at < (?::date + 1)::timestamp at time zone 'UTC'", [days.at(-1) ?? ''])
    .groupByRaw('1, 2')
    .select(
      db.raw("(account.created_at at time zone 'UTC')::date as day"),
      's.source',
      db.raw('count(*)::int as people'),
    );
  for (const { key, figures: ids } of steps)
    opened
      .leftJoin(reached(core, db, ids).as(key), `${key}.user_id`, 'account.id')
      .select(db.raw('count(??)::int as ??', [`${key}.user_id`, key]));
  const rows = (await db
    .with('opened', opened)
    .from(
      db.raw(
        '(select (place - 1)::int as period, first, last from unnest(?::date[], ?::date[]) with ordinality as p (first, last, place)) as periods',
        [periods.map(({ from }) => from), periods.map(({ to }) => to)],
      ),
    )
    .joinRaw('join opened on opened.day between periods.first and periods.last')
    .groupBy('periods.period', 'opened.source')
    .orderBy('opened.source')
    .select('periods.period', 'opened.source')
    .select(
      ['people', ...steps.map(({ key }) => key)].map((key) => db.raw('sum(opened.??)::int as ??', [key, key])),
    )) as Counted[];
  return periods.map((_, period) => toRows(rows.filter((row) => row.period === period)));
};

/** From where those come who open an account, and how far they go. */
export const sources = (core: Core): FigureTable => ({
  id: 'sources',
  order: 50,
  title: 'Where people come from',
  lead: 'People by the site or campaign from which they came when they opened their account in the period, and how far they have gone by now.',
  rowLabel: 'Source',
  measures: [
    {
      key: 'people',
      label: 'Accounts',
      definition: `Accounts of clients opened on days of the period, by the campaign that a link named (utm_source), else by the site it stood on. Their browser says so once, when the account is opened; nothing is stored on a device. Not known: accounts opened with another sign-in or after the page was loaded anew. Sources of fewer than ${fewestPeople} people stand together.`,
      unit: 'count',
      isListed: false,
    },
    ...steps.map(({ key, label, definition }) => ({ key, label, definition, unit: 'count' as const, isListed: false })),
    {
      key: 'share',
      label: 'Paid, share',
      definition: 'Of the accounts, the share of those who have paid anything by now.',
      unit: 'percent',
      isListed: false,
    },
  ],
  audience: 'admins',
  comparesWith: 'elapsed',
  read: (db, periods) => read(core, db, periods),
});
