import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { listConnections } from '#modules/profile/schemas/endpoints';
import type { ConnectionView, PastConnection } from '../schemas/connections';
import { concerning, otherSide, provenHash } from './load';
import { Connection } from './models';
import { shortName } from './names';

const placeOf = (id: string): string => `connections:to:${id}`;

/** Seals the address or label of an invitation with the key of whoever wrote it. */
export const sealTo = (core: Core, db: Core['db'], userId: string, id: string, to: string): Promise<Buffer> =>
  core.vault.seal(db, userId, placeOf(id), to);
/** The address or label of an invitation, for whoever wrote it. */
export const openTo = (core: Core, db: Core['db'], row: Connection): Promise<string> =>
  core.vault.openText(db, row.inviterId, placeOf(row.id), row.toSealed);

/** Short names of the other sides by person; whoever is gone has none. Asks the pool: never in a transaction. */
const namesOf = async (core: Core, user: User, rows: readonly Connection[]): Promise<ReadonlyMap<string, string>> => {
  const people = await core.people.names(rows.flatMap((row) => otherSide(row, user.id) ?? []));
  return new Map([...people].map(([id, person]) => [id, shortName(person)]));
};

/** One connection as this person sees it, `name` being the other's short name. */
export const presentConnection = async (
  core: Core,
  db: Core['db'],
  user: User,
  row: Connection,
  name: string,
): Promise<ConnectionView> => {
  const invited = row.state === 'invited';
  const asked = row.inviterId === user.id;
  return {
    id: row.id,
    state: invited ? (asked ? 'invited' : 'received') : 'accepted',
    // Whether somebody has opened the link yet is theirs to tell.
    name: invited && asked ? await openTo(core, db, row) : name,
    createdAt: row.createdAt,
    expiresAt: invited ? row.expiresAt : null,
  };
};

/** Which part of the list; `cursor` is the id of the last connection of the page before. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** A page of a person's connections and open invitations, newest first; `next` is the address of the following one. */
export const connectionsOf = async (
  core: Core,
  user: User,
  { limit = 50, cursor }: ListQuery,
): Promise<{ connections: ConnectionView[]; next: string | null }> => {
  const emailHash = await provenHash(core, core.db, user.id);
  const rows = await concerning(core.db, user.id, emailHash)
    .modify((query) => {
      if (cursor) query.whereRaw('(created_at, id) < (select created_at, id from connections where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const names = await namesOf(core, user, page);
  const connections: ConnectionView[] = [];
  for (const row of page) {
    const other = otherSide(row, user.id);
    const name = other === null ? undefined : names.get(other);
    // An account that is closing has no name any more, and nothing to show.
    if (name === undefined && (row.state === 'accepted' || row.inviterId !== user.id)) continue;
    connections.push(await presentConnection(core, core.db, user, row, name ?? ''));
  }
  const last = page.at(-1);
  return {
    connections,
    next: rows.length > limit && last ? toPath(listConnections, { query: { limit, cursor: last.id } }) : null,
  };
};

const byOf = (row: Connection, userId: string): PastConnection['by'] => {
  if (row.closedBy === null) return 'time';
  return (row.closedBy === 'inviter') === (row.inviterId === userId) ? 'you' : 'them';
};

/** What came to an end in the last 90 days, newest first, as far as this person has to know of it. */
export const pastOf = async (core: Core, user: User): Promise<PastConnection[]> => {
  const rows = await Connection.query(core.db)
    .whereRaw("closed_at > now() - interval '90 days'")
    .where((part) => {
      part
        .where((asked) => asked.where({ inviter_id: user.id }).whereIn('state', ['declined', 'expired', 'ended']))
        .orWhere({ invitee_id: user.id, state: 'ended' });
    })
    .orderBy('closed_at', 'desc')
    .limit(20);
  const names = await namesOf(core, user, rows);
  const past: PastConnection[] = [];
  for (const row of rows) {
    const { state: what, closedAt: at } = row;
    if ((what !== 'declined' && what !== 'expired' && what !== 'ended') || at === null) continue;
    const name = what === 'ended' ? names.get(otherSide(row, user.id) ?? '') : await openTo(core, core.db, row);
    if (name !== undefined) past.push({ id: row.id, name, what, by: byOf(row, user.id), at });
  }
  return past;
};
