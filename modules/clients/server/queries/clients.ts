import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { formatShortName, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import type { TeamClient, TeamClientQuery } from '../../schemas/client';
import { listClients } from '../../schemas/endpoints';
import { filteredClients } from './filtered-clients';
import { ownClients } from './own-clients';
import { findSamples } from './samples';
import { standingsOf } from './standing';

interface Page {
  readonly rows: TeamClient[];
  /** Address of the following page, null at the end. */
  readonly next: string | null;
}

const usualLimit = 50;

/** What rows are sorted by, and which way; the id settles what is alike. */
const orders = {
  newest: { columns: ['created_at', 'id'], descending: true },
  name: { columns: ['sort_name', 'id'], descending: false },
  progress: { columns: ['done', 'created_at', 'id'], descending: true },
} as const;

const nextOf = ({ limit = usualLimit, ...query }: TeamClientQuery, last: string): string =>
  toPath(listClients, { query: { ...query, limit, cursor: last } });

/** All clients that the filters leave, part by part. */
const everybody = async (core: Core, query: TeamClientQuery): Promise<Page> => {
  const { db } = core;
  const { limit = usualLimit, cursor, sort = 'newest' } = query;
  const { columns, descending } = orders[sort];
  const names = columns.map((column) => `c.${column}`).join(', ');
  // The row at the end of the page before, also when the filters leave it out by now.
  const last = (id: string): Knex.QueryBuilder => filteredClients(core, db, {}).where('c.id', id).select(db.raw(names));
  const found = (await filteredClients(core, db, query)
    .modify((rows) => {
      if (cursor) rows.whereRaw(`(${names}) ${descending ? '<' : '>'} (?)`, [last(cursor)]);
    })
    .orderBy(columns.map((column) => ({ column: `c.${column}`, order: descending ? 'desc' : 'asc' })))
    .limit(limit + 1)
    // No more than that: joins of which nothing is asked the database leaves out.
    .select('c.id', 'c.first_name', 'c.last_name', 'c.created_at', 'c.suspended_at')) as PersonAccount[];
  const page = found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const standings = await standingsOf(core, db, ids);
  const invented = await findSamples(core, db, ids);
  const rows = page.map((row): TeamClient => {
    const standing = standings.get(row.id);
    return {
      key: row.id,
      name: formatShortName(toPersonName(row)),
      standing: standing?.view ?? null,
      assignedPractitioner: standing?.practitioners[0]?.practitionerName ?? null,
      suspended: row.suspended_at !== null,
      sample: invented.has(row.id),
    };
  });
  const end = ids.at(-1);
  return { rows, next: found.length > limit && end ? nextOf(query, end) : null };
};

const orderOf = ({ sort = 'newest' }: TeamClientQuery) => {
  const progress = ({ standing }: TeamClient): number => standing?.laborProgress ?? -1;
  const byKey = (a: TeamClient, b: TeamClient): number => (a.key < b.key ? -1 : 1);
  if (sort === 'name') return (a: TeamClient, b: TeamClient) => a.name.localeCompare(b.name) || byKey(a, b);
  if (sort === 'progress') return (a: TeamClient, b: TeamClient) => progress(b) - progress(a) || byKey(a, b);
  return byKey;
};

/** A practitioner's own clients: a caseload, so few that they are sorted here, by what the practitioner may see of them. */
const ownPage = async (core: Core, user: User, query: TeamClientQuery): Promise<Page> => {
  const { limit = usualLimit, cursor } = query;
  const all = (await ownClients(core, user, query)).sort(orderOf(query));
  const from = cursor === undefined ? 0 : all.findIndex(({ key }) => key === cursor) + 1;
  const rows = all.slice(from, from + limit);
  const end = rows.at(-1)?.key;
  return { rows, next: from + limit < all.length && end ? nextOf(query, end) : null };
};

/** The clients that this member of the team may know of. */
export const clientsPage = (core: Core, user: User, query: TeamClientQuery): Promise<Page> =>
  user.role === 'admin' ? everybody(core, query) : ownPage(core, user, query);
