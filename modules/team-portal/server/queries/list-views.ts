import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { fullName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ListView } from '../../schemas/list-views';
import { SavedView } from '../models/list-view';

/** What of a view is encrypted. */
export interface ViewContent {
  readonly name: string;
  readonly address: string;
}
const contextOf = (id: string): string => `list_views:content:${id}`;

export const encryptContent = (core: Core, db: Knex, ownerId: string, id: string, content: ViewContent) =>
  core.vault.encrypt(db, ownerId, contextOf(id), JSON.stringify(content));

export const decryptContent = async (core: Core, db: Knex, row: SavedView): Promise<ViewContent> =>
  JSON.parse(await core.vault.decryptText(db, row.ownerId, contextOf(row.id), row.contentSealed)) as ViewContent;

/** An own view, locked. Throws 404 for those of others too. */
export const lockOwnView = async (trx: Knex.Transaction, user: User, id: string): Promise<SavedView> => {
  const row = await SavedView.query(trx).findById(id).where({ owner_id: user.id }).forUpdate();
  if (!row) throw notFound('view');
  return row;
};

export const toListView = async (core: Core, db: Knex, user: User, row: SavedView): Promise<ListView> => {
  const own = row.ownerId === user.id;
  const owner = own ? undefined : (await core.people.names([row.ownerId])).get(row.ownerId);
  return {
    id: row.id,
    list: row.list,
    ...(await decryptContent(core, db, row)),
    shared: row.sharedWith !== null,
    own,
    owner: owner ? fullName(owner) : null,
    version: row.version,
  };
};

/** Own views of a list, then those that others with the same role share; each by name. */
export const listViewsOf = async (core: Core, db: Knex, user: User, list: string): Promise<ListView[]> => {
  const rows = await SavedView.query(db)
    .where({ list })
    .where((either) => either.where({ owner_id: user.id }).orWhere({ shared_with: user.role }))
    .orderBy('created_at')
    .limit(200);
  const views: ListView[] = [];
  for (const row of rows) views.push(await toListView(core, db, user, row));
  return views.toSorted((one, other) => Number(other.own) - Number(one.own) || one.name.localeCompare(other.name));
};
