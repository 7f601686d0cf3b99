import type { Knex } from 'knex';
import { type CsvColumn, type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { slotWindow } from '#modules/scheduling/public';
import type { TeamPractitioner, TeamPractitionerQuery } from '../../schemas/team';
import { Practitioner } from '../models/practitioner';
import { PractitionerAvailability } from '../models/practitioner-availability';
import { toPractitionerView } from '../views/practitioner';
import { freeStarts, sheetOf, takenBy } from './call-slots';

const dayMs = 86_400_000;

/** Accepted clients and open requests of a practitioner `p`. */
const caseload = (db: Knex) =>
  db('matches as m')
    .whereIn('m.status', ['accepted', 'requested'])
    .groupBy('m.practitioner_id')
    .select(
      'm.practitioner_id',
      db.raw("(count(*) filter (where m.status = 'accepted'))::int as clients"),
      db.raw("(count(*) filter (where m.status = 'requested'))::int as requests"),
    );

interface Loaded {
  readonly practitioner: Practitioner;
  readonly clients: number;
  readonly requests: number;
}

const searchedSql = `p.name || ' ' || coalesce(p.approach, '') || ' ' || array_to_string(p.specializations, ' ')
  || ' ' || array_to_string(p.frameworks, ' ') || ' ' || array_to_string(p.languages, ' ')`;

const fitting = (db: Knex, { q, state, room }: TeamPractitionerQuery) =>
  db('practitioners as p')
    .leftJoin(caseload(db).as('load'), 'load.practitioner_id', 'p.id')
    .modify((query) => {
      const pattern = toSearchPattern(q);
      if (pattern) query.whereRaw(`(${searchedSql}) ilike ?`, [pattern]);
      if (state) query.where('p.availability', state);
      if (room)
        query
          .whereNot('p.availability', 'closed')
          .whereRaw('(p.capacity is null or coalesce(load.clients, 0) < p.capacity)');
    });

const orders: Readonly<Record<NonNullable<TeamPractitionerQuery['sort']>, ListOrder>> = {
  name: {
    by: [
      { sql: 'p.name', type: 'text' },
      { sql: 'p.id', type: 'uuid' },
    ],
    descending: false,
  },
  clients: {
    by: [
      { sql: 'coalesce(load.clients, 0)', type: 'integer' },
      { sql: 'p.id', type: 'uuid' },
    ],
    descending: false,
  },
};

/** How many practitioners fit. */
export const countTeam = async (db: Knex, query: TeamPractitionerQuery): Promise<number> => {
  const [row] = await fitting(db, query).count({ count: '*' });
  return Number(row?.count ?? 0);
};

const listLoaded = async (db: Knex, query: TeamPractitionerQuery): Promise<ListPage<Loaded>> => {
  const wanted = fitting(db, query).select(
    'p.*',
    db.raw('coalesce(load.clients, 0) as clients'),
    db.raw('coalesce(load.requests, 0) as requests'),
  );
  const { rows, next } = await readListPage<{ clients: number; requests: number }>(
    db,
    wanted,
    orders[query.sort ?? 'name'],
    query,
  );
  const loaded = rows.map(({ clients, requests, ...row }) => ({
    practitioner: Practitioner.fromDatabaseJson(row),
    clients,
    requests,
  }));
  return { rows: loaded, next };
};

/** When each of them can be called next, by their record. */
const nextFreeOf = async (core: Core, rows: readonly Loaded[]) => {
  const ids = rows.map(({ practitioner }) => practitioner.id);
  const clock = core.port(zones);
  const { window } = slotWindow(clock, { zone: 'UTC' }, Date.now());
  const sheets = await PractitionerAvailability.query(core.db).whereIn('practitioner_id', ids);
  const taken = await takenBy(core, core.db, ids, { from: window.from, to: window.to + dayMs });
  return new Map(
    sheets.map((row) => {
      const [first] = freeStarts(clock, sheetOf(row), window, taken.get(row.practitionerId) ?? []);
      const nextFree = first === undefined ? null : new Date(first).toISOString();
      return [row.practitionerId, { nextFree, hoursKnown: row.hours.length > 0 }] as const;
    }),
  );
};

/** A page of practitioners with how much room they have and when they can be called. */
export const listTeamPage = async (
  core: Core,
  user: User,
  query: TeamPractitionerQuery,
): Promise<ListPage<TeamPractitioner>> => {
  const { rows, next } = await listLoaded(core.db, query);
  const free = await nextFreeOf(core, rows);
  const views = rows.map(
    ({ practitioner, clients, requests }): TeamPractitioner => ({
      ...toPractitionerView(practitioner),
      frameworks: practitioner.frameworks,
      account: practitioner.userId !== null,
      own: practitioner.userId === user.id,
      clients,
      requests,
      capacity: practitioner.capacity,
      ...(free.get(practitioner.id) ?? { nextFree: null, hoursKnown: false }),
    }),
  );
  return { rows: views, next };
};

/** The list of practitioners as a file. */
export const teamColumns: readonly CsvColumn<TeamPractitioner>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Approach', cell: ({ approach }) => approach },
  { head: 'Years of experience', cell: ({ experience }) => experience },
  { head: 'Works with', cell: ({ specializations }) => specializations.join(', ') },
  { head: 'Schools', cell: ({ frameworks }) => frameworks.join(', ') },
  { head: 'Languages', cell: ({ languages }) => languages.join(', ') },
  { head: 'New requests', cell: ({ availability }) => availability },
  { head: 'Clients', cell: ({ clients }) => clients },
  { head: 'Most clients', cell: ({ capacity }) => capacity },
  { head: 'Open requests', cell: ({ requests }) => requests },
  { head: 'Next free call', cell: ({ nextFree }) => nextFree },
];
