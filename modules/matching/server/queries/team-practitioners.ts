import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { slotWindow } from '#modules/scheduling/public';
import { listTeamPractitioners } from '../../schemas/endpoints';
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

type Loaded = Practitioner & { readonly clients: number; readonly requests: number };

const found = async (
  db: Knex,
  { q, language, state, room, limit = 50, cursor }: TeamPractitionerQuery,
): Promise<Loaded[]> => {
  const words = q?.trim().toLowerCase() ?? '';
  const tongue = language?.trim().toLowerCase() ?? '';
  return (await Practitioner.query(db)
    .alias('p')
    .leftJoin(caseload(db).as('load'), 'load.practitioner_id', 'p.id')
    .modify((query) => {
      if (words !== '')
        query.whereRaw(
          "position(? in lower(p.name || ' ' || array_to_string(p.specializations, ' ') || ' ' || array_to_string(p.frameworks, ' '))) > 0",
          [words],
        );
      if (tongue !== '') query.whereRaw("position(? in lower(array_to_string(p.languages, ' '))) > 0", [tongue]);
      if (state) query.where('p.availability', state);
      if (room)
        query
          .whereNot('p.availability', 'closed')
          .whereRaw('(p.capacity is null or coalesce(load.clients, 0) < p.capacity)');
      if (cursor) query.whereRaw('(p.name, p.id) > (select name, id from practitioners where id = ?)', [cursor]);
    })
    .orderBy(['p.name', 'p.id'])
    .limit(limit + 1)
    .select(
      'p.*',
      db.raw('coalesce(load.clients, 0) as clients'),
      db.raw('coalesce(load.requests, 0) as requests'),
    )) as unknown as Loaded[];
};

/** When each of them can be called next, by their record. */
const nextFreeOf = async (core: Core, rows: readonly Loaded[]) => {
  const ids = rows.map(({ id }) => id);
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

/** Practitioners by name with how much room they have and when they can be called; `next` is the address of the following page. */
export const listTeamPage = async (
  core: Core,
  user: User,
  query: TeamPractitionerQuery,
): Promise<{ readonly rows: TeamPractitioner[]; readonly next: string | null }> => {
  const { limit = 50, cursor: _, ...filters } = query;
  const all = await found(core.db, query);
  const page = all.slice(0, limit);
  const free = await nextFreeOf(core, page);
  const rows = page.map(
    (row): TeamPractitioner => ({
      ...toPractitionerView(row),
      frameworks: row.frameworks,
      account: row.userId !== null,
      own: row.userId === user.id,
      clients: row.clients,
      requests: row.requests,
      capacity: row.capacity,
      ...(free.get(row.id) ?? { nextFree: null, hoursKnown: false }),
    }),
  );
  const last = page.at(-1);
  if (all.length <= limit || !last) return { rows, next: null };
  return { rows, next: toPath(listTeamPractitioners, { query: { ...filters, limit, cursor: last.id } }) };
};
