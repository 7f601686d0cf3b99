import { type ListOrder, type ListPage, readListPage } from '#core/contract/list';
import { formatShortName, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import type { TeamClient, TeamClientQuery } from '../../schemas/client';
import { filteredClients } from './filtered-clients';
import { ownClients } from './own-clients';
import { findSamples } from './samples';
import { standingsOf } from './standing';

const usualLimit = 50;

const created = { sql: 'c.created_at', type: 'instant' } as const;
const id = { sql: 'c.id', type: 'uuid' } as const;
const orders = {
  newest: { by: [created, id], descending: true },
  name: { by: [{ sql: 'c.sort_name', type: 'text' }, id], descending: false },
  progress: { by: [{ sql: 'c.done', type: 'integer' }, created, id], descending: true },
} as const satisfies Record<string, ListOrder>;

/** All clients that the filters leave, part by part. */
const everybody = async (core: Core, query: TeamClientQuery): Promise<ListPage<TeamClient>> => {
  const { db } = core;
  const found = filteredClients(core, db, query)
    // No more than that: joins of which nothing is asked the database leaves out.
    .select('c.id', 'c.first_name', 'c.last_name', 'c.created_at', 'c.suspended_at');
  const { rows: page, next } = await readListPage<PersonAccount>(db, found, orders[query.sort ?? 'newest'], query);
  const ids = page.map((row) => row.id);
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
  return { rows, next };
};

const orderOf = ({ sort = 'newest' }: TeamClientQuery) => {
  const progress = ({ standing }: TeamClient): number => standing?.laborProgress ?? -1;
  const byKey = (a: TeamClient, b: TeamClient): number => (a.key < b.key ? -1 : 1);
  if (sort === 'name') return (a: TeamClient, b: TeamClient) => a.name.localeCompare(b.name) || byKey(a, b);
  if (sort === 'progress') return (a: TeamClient, b: TeamClient) => progress(b) - progress(a) || byKey(a, b);
  return byKey;
};

/** A practitioner's own clients: a caseload, so few that they are sorted here, by what the practitioner may see of them. */
const ownPage = async (core: Core, user: User, query: TeamClientQuery): Promise<ListPage<TeamClient>> => {
  const { limit = usualLimit, after } = query;
  const all = (await ownClients(core, user, query)).sort(orderOf(query));
  const from = after === undefined ? 0 : all.findIndex(({ key }) => key === after) + 1;
  const rows = all.slice(from, from + limit);
  const end = rows.at(-1)?.key;
  return { rows, next: from + limit < all.length && end ? end : null };
};

/** The clients that this member of the team may know of. */
export const clientsPage = (core: Core, user: User, query: TeamClientQuery): Promise<ListPage<TeamClient>> =>
  user.role === 'admin' ? everybody(core, query) : ownPage(core, user, query);
