import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { formatShortName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConnectionView, PastConnection } from '../../schemas/connections';
import * as api from '../../schemas/endpoints';
import { Connection, getOtherSide } from '../models/connection';
import { isOwnInvitation, toConnectionView } from '../views/connection';
import { findVerifiedHash, queryVisible } from './connection';
import { decryptRecipient } from './recipient';

/** Short names of the other sides by person; who is gone has none. Asks the pool: never in a transaction. */
const findNames = async (core: Core, user: User, rows: readonly Connection[]): Promise<ReadonlyMap<string, string>> => {
  const people = await core.people.names(rows.flatMap((row) => getOtherSide(row, user.id) ?? []));
  return new Map([...people].map(([id, person]) => [id, formatShortName(person, 'Member')]));
};

/** One connection as this person sees it, `name` being the other's short name. */
export const readConnectionView = async (
  core: Core,
  db: Knex,
  user: User,
  row: Connection,
  name: string,
): Promise<ConnectionView> =>
  // Only the person who opened the link says whether it was opened.
  toConnectionView(row, user.id, isOwnInvitation(row, user.id) ? await decryptRecipient(core, db, row) : name);

/** The same within the transaction that changed it. Throws 404 where the other side is gone. */
export const getConnectionView = async (core: Core, db: Knex, user: User, row: Connection): Promise<ConnectionView> => {
  const otherId = getOtherSide(row, user.id);
  const other = otherId === null ? null : await core.people.contact(db, otherId);
  if (!other) throw notFound('connection');
  return readConnectionView(core, db, user, row, formatShortName(other, 'Member'));
};

/** Which part of the list; `cursor` is the id of the last connection of the page before. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** A page of a person's connections and open invitations, newest first; `next` is the address of the following one. */
export const listConnections = async (
  core: Core,
  user: User,
  { limit = 50, cursor }: ListQuery,
): Promise<{ connections: ConnectionView[]; next: string | null }> => {
  const emailHash = await findVerifiedHash(core, core.db, user.id);
  const rows = await queryVisible(core.db, user.id, emailHash)
    .modify((query) => {
      if (cursor) query.whereRaw('(created_at, id) < (select created_at, id from connections where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const names = await findNames(core, user, page);
  const connections: ConnectionView[] = [];
  for (const row of page) {
    const other = getOtherSide(row, user.id);
    const name = other === null ? undefined : names.get(other);
    // An account that is closing has no name any more, and nothing to show.
    if (name === undefined && (row.state === 'accepted' || row.inviterId !== user.id)) continue;
    connections.push(await readConnectionView(core, core.db, user, row, name ?? ''));
  }
  const last = page.at(-1);
  return {
    connections,
    next: rows.length > limit && last ? toPath(api.listConnections, { query: { limit, cursor: last.id } }) : null,
  };
};

const getCloser = (row: Connection, userId: string): PastConnection['by'] => {
  if (row.closedBy === null) return 'time';
  return (row.closedBy === 'inviter') === (row.inviterId === userId) ? 'you' : 'them';
};

/** What came to an end in the last 90 days, newest first, as far as this person has to know of it. */
export const listPastConnections = async (core: Core, user: User): Promise<PastConnection[]> => {
  const rows = await Connection.query(core.db)
    .whereRaw("closed_at > now() - interval '90 days'")
    .where((part) => {
      part
        .where((asked) => asked.where({ inviter_id: user.id }).whereIn('state', ['declined', 'expired', 'ended']))
        .orWhere({ invitee_id: user.id, state: 'ended' });
    })
    .orderBy('closed_at', 'desc')
    .limit(20);
  const names = await findNames(core, user, rows);
  const past: PastConnection[] = [];
  for (const row of rows) {
    const { state: what, closedAt: at } = row;
    if ((what !== 'declined' && what !== 'expired' && what !== 'ended') || at === null) continue;
    const name =
      what === 'ended' ? names.get(getOtherSide(row, user.id) ?? '') : await decryptRecipient(core, core.db, row);
    if (name !== undefined) past.push({ id: row.id, name, what, by: getCloser(row, user.id), at });
  }
  return past;
};
