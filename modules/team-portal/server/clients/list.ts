import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { matchStanding } from '#modules/matching/public';
import type { TeamClient, TeamClientQuery } from '../../schemas/team-client';
import { fullName, initialsOf, shortName } from './names';
import { standingsOf } from './standing';

interface Page {
  readonly rows: TeamClient[];
  /** Address of the following page, null at the end. */
  readonly next: string | null;
}

const usualLimit = 50;
const nextOf = (more: boolean, limit: number, last: string | undefined): string | null =>
  more && last ? `/api/team/clients?limit=${limit}&cursor=${last}` : null;
const named = (row: PersonAccount) => ({ firstName: row.first_name, lastName: row.last_name });

/** All clients, newest account first. */
const everybody = async (core: Core, { limit = usualLimit, cursor }: TeamClientQuery): Promise<Page> => {
  const { db } = core;
  const accounts = () => core.people.accounts(db, 'client');
  const found = (await accounts()
    .modify((query) => {
      if (cursor)
        query.whereRaw('(created_at, id) < (?)', [
          db.from(accounts().as('last')).where({ 'last.id': cursor }).select(db.raw('last.created_at, last.id')),
        ]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1)) as PersonAccount[];
  const page = found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const standings = await standingsOf(core, db, ids);
  const rows = page.map((row): TeamClient => {
    const standing = standings.get(row.id);
    return {
      key: row.id,
      name: shortName(named(row)),
      standing: standing?.view ?? null,
      assignedPractitioner: standing?.practitioners[0]?.practitioner_name ?? null,
      suspended: row.suspended_at !== null,
    };
  });
  return { rows, next: nextOf(found.length > limit, limit, ids.at(-1)) };
};

/** A practitioner's own clients. Who opened nothing is a line with initials, by the match and not by the account. */
const ownClients = async (core: Core, user: User, { limit = usualLimit, cursor }: TeamClientQuery): Promise<Page> => {
  const openings = await core.port(matchStanding).openingsOf(user.id, core.db);
  const found = [...openings]
    .map(([clientId, opening]) => ({ clientId, ...opening }))
    .filter(({ matchId }) => cursor === undefined || matchId > cursor)
    .sort((a, b) => (a.matchId < b.matchId ? -1 : 1));
  const page = found.slice(0, limit);
  const ids = page.map(({ clientId }) => clientId);
  const accounts = (await core.people.accounts(core.db, 'client').whereIn('id', ids)) as PersonAccount[];
  const account = new Map(accounts.map((row) => [row.id, row]));
  const standings = await standingsOf(
    core,
    core.db,
    page.flatMap(({ clientId, consent }) => (consent ? [clientId] : [])),
  );
  const rows = page.flatMap(({ clientId, matchId, consent }): TeamClient[] => {
    const row = account.get(clientId);
    if (!row) return [];
    const standing = standings.get(clientId);
    return [
      {
        key: matchId,
        name: (consent?.segments.includes('contact') ? fullName : initialsOf)(named(row)),
        standing: standing?.view ?? null,
        assignedPractitioner: fullName({ firstName: user.firstName, lastName: user.lastName }),
        suspended: row.suspended_at !== null,
      },
    ];
  });
  return { rows, next: nextOf(found.length > limit, limit, page.at(-1)?.matchId) };
};

/** The clients that this member of the team may know of. */
export const clientsPage = (core: Core, user: User, query: TeamClientQuery): Promise<Page> =>
  user.role === 'admin' ? everybody(core, query) : ownClients(core, user, query);
