import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import {
  type DayPeriod,
  type Figure,
  type FigureCell,
  type FigureReader,
  type FigureRow,
  type FigureTable,
  fewestPractitioners,
  type Period,
  type StageTimes,
  type Traces,
  totalRow,
} from '#modules/reporting/public';
import { MatchingJob } from './models/matching-job';

const countOf = async (query: Knex.QueryBuilder, db: Knex): Promise<number> => {
  const row = (await query.first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};
const answered = (db: Knex, { from, to }: Period) =>
  db('matches').where('answered_at', '>=', from).where('answered_at', '<', to);
const accepted = (db: Knex, period: Period) => answered(db, period).whereNot({ status: 'declined' });
const practising = (core: Core, db: Knex, to: string): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, 'practitioner').as('practitioner'))
    .whereNull('practitioner.suspended_at')
    .where('practitioner.created_at', '<', to);

/** What is counted of practitioners and of requests to them. */
export const matchFigures = (core: Core): readonly Figure[] => [
  {
    id: 'practitioners',
    definition:
      'Accounts of practitioners that are not suspended, those included who have not described their work yet and cannot be found by clients.',
    kind: 'standing',
    count: (db, { to }) => countOf(practising(core, db, to), db),
    people: (db, { to }) => practising(core, db, to).select({ user_id: 'practitioner.id' }),
  },
  {
    id: 'matches-answered',
    definition: 'Requests of clients that a practitioner answered in {period}.',
    kind: 'within',
    count: (db, period) => countOf(answered(db, period), db),
    people: (db, period) => answered(db, period).select('user_id'),
  },
  {
    id: 'matches-accepted',
    definition: 'Requests of clients that a practitioner accepted in {period}.',
    kind: 'within',
    count: (db, period) => countOf(accepted(db, period), db),
    people: (db, period) => accepted(db, period).select('user_id'),
  },
];

/** Whoever asked for matches was here. */
export const searching: Traces = {
  within: (db, { from, to }) =>
    db(MatchingJob.tableName).where('created_at', '>=', from).where('created_at', '<', to).select('user_id'),
};

/** From the account to the first practitioner who said yes. */
export const findingSomebody = (core: Core): StageTimes => ({
  stage: 'assessment',
  definition: 'From the day an account was opened to the day a practitioner accepted the client for the first time.',
  within: (db, { from, to }) =>
    db
      .from(
        db('matches')
          .where({ sample: false })
          .whereNotNull('answered_at')
          .whereNot({ status: 'declined' })
          .groupBy('user_id')
          .select('user_id')
          .min({ at: 'answered_at' })
          .as('first'),
      )
      .join(core.people.accounts(db, 'client').as('client'), 'client.id', 'first.user_id')
      .where('first.at', '>=', from)
      .where('first.at', '<', to)
      .select({ began: 'client.created_at', ended: 'first.at' }),
});

/** Fewer answers than this have no typical time. */
const fewestAnswers = 3;

const requests = `
  select m.id, m.practitioner_id, p.name, p.user_id, m.requested_at,
    m.answered_at is not null and m.decline_reason is distinct from 'no-answer' as answered,
    coalesce(m.decline_reason = 'no-answer', false) as missed,
    m.status = 'requested' as waiting,
    case when m.answered_at is not null and m.decline_reason is distinct from 'no-answer'
      then extract(epoch from m.answered_at - m.requested_at)::float8 / 3600 end as hours
  from matches m join practitioners p on p.id = m.practitioner_id
  where m.requested_at is not null and not m.sample and not p.sample`;

interface Counted {
  readonly period: number;
  /** Null: everybody. */
  readonly practitioner_id: string | null;
  readonly name: string | null;
  readonly user_id: string | null;
  readonly practitioners: number;
  readonly requests: number;
  readonly answered: number;
  readonly missed: number;
  readonly waiting: number;
  readonly quarters: readonly [number, number] | null;
}

const rounded = (hours: number | undefined): number | null =>
  hours === undefined ? null : Math.round(hours * 10) / 10;

const toResponseRow = (row: Counted): FigureRow => {
  const [median, slow] = (row.answered >= fewestAnswers ? row.quarters : null) ?? [];
  return {
    key: row.practitioner_id ?? totalRow,
    label: row.name ?? 'All practitioners',
    currency: null,
    values: {
      requests: row.requests,
      answered: row.answered,
      median: rounded(median),
      slow: rounded(slow),
      missed: row.missed,
      waiting: row.waiting,
    },
  };
};

/** A practitioner reads the own row, and that of everybody where it reveals nobody. */
const isOpenTo = ({ role, userId }: FigureReader, row: Counted): boolean =>
  role === 'admin' ||
  (row.practitioner_id === null ? row.practitioners >= fewestPractitioners : row.user_id === userId);

const readResponses = async (db: Knex, periods: readonly DayPeriod[], reader: FigureReader) => {
  const { rows } = await db.raw<{ rows: Counted[] }>(
    `with periods as (
       select (place - 1)::int as period, first, last from unnest(:firsts::date[], :lasts::date[]) with ordinality as p (first, last, place))
     select periods.period, counted.* from periods cross join lateral (
       select practitioner_id, max(name) filter (where practitioner_id is not null) as name,
         (max(user_id::text) filter (where practitioner_id is not null)) as user_id,
         count(distinct practitioner_id)::int as practitioners, count(*)::int as requests,
         count(*) filter (where answered)::int as answered, count(*) filter (where missed)::int as missed,
         count(*) filter (where waiting)::int as waiting,
         percentile_cont(array[0.5, 0.9]) within group (order by hours) as quarters
       from (${requests} and m.requested_at >= first::timestamp at time zone 'UTC'
         and m.requested_at < (last + 1)::timestamp at time zone 'UTC') request
       group by grouping sets ((), (practitioner_id))) counted
     where counted.requests > 0
     order by counted.requests desc, counted.name`,
    { firsts: periods.map(({ from }) => from), lasts: periods.map(({ to }) => to) },
  );
  // The set of everybody has no practitioner, so it has no name either.
  const open = rows
    .map((row) => (row.practitioner_id === null ? { ...row, name: null, user_id: null } : row))
    .filter((row) => isOpenTo(reader, row));
  return periods.map((_, period) => {
    const found = open.filter((row) => row.period === period);
    return [
      ...found.filter((row) => row.practitioner_id === null),
      ...found.filter((row) => row.practitioner_id !== null),
    ].map(toResponseRow);
  });
};

const listedMeasures = { requests: 'true', answered: 'answered', missed: 'missed', waiting: 'waiting' } as const;

const findResponses = (
  db: Knex,
  { row, measure }: FigureCell,
  { from, to }: DayPeriod,
  { role, userId }: FigureReader,
) => {
  const where = Object.entries(listedMeasures).find(([key]) => key === measure)?.[1];
  if (!where) return null;
  const found = db
    .from(db.raw(`(${requests}) as request`))
    .whereRaw(where)
    .whereRaw("requested_at >= ?::date::timestamp at time zone 'UTC'", [from])
    .whereRaw("requested_at < (?::date + 1)::timestamp at time zone 'UTC'", [to])
    .select({ id: db.raw('id::text'), label: 'name' })
    .select(db.raw("(requested_at at time zone 'UTC')::date as day, null::text as path, 1 as value"));
  if (row !== totalRow) found.whereRaw('practitioner_id::text = ?', [row]);
  return role === 'admin' ? found : found.where('user_id', userId);
};

/** How soon practitioners answer those who ask for them. */
export const responses: FigureTable = {
  id: 'responses',
  order: 30,
  title: 'Answers to requests',
  lead: 'How soon practitioners answer clients who ask for them, by the day on which a client asked.',
  rowLabel: 'Practitioner',
  measures: [
    {
      key: 'requests',
      label: 'Requests',
      definition:
        'Requests of clients on days of the period. A client who withdrew a request does not count; who asked the same practitioner twice counts with the last time.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'answered',
      label: 'Answered',
      definition: 'Of these requests, those that the practitioner accepted or declined.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'median',
      label: 'Half within',
      definition: `The median of the hours from a request to its answer, nights and weekends included. From ${fewestAnswers} answers on.`,
      unit: 'hours',
      isListed: false,
    },
    {
      key: 'slow',
      label: '90% within',
      definition: `Nine of ten answers came within these hours. From ${fewestAnswers} answers on.`,
      unit: 'hours',
      isListed: false,
    },
    {
      key: 'missed',
      label: 'Never answered',
      definition: 'Requests that ended because nobody answered within two working days.',
      unit: 'count',
      isListed: true,
    },
    {
      key: 'waiting',
      label: 'Waiting now',
      definition: 'Requests of the period that wait for an answer now.',
      unit: 'count',
      isListed: true,
    },
  ],
  audience: 'team',
  comparesWith: 'elapsed',
  read: readResponses,
  behind: findResponses,
};
