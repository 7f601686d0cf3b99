import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ListView, ListViewInput } from '../../schemas/list-views';
import { mostViews } from '../../schemas/values';
import { SavedView } from '../models/list-view';
import { encryptContent, toListView } from '../queries/list-views';

/** The role whose people see a shared view; clients save none. */
export const toAudience = (user: User, shared: boolean): SavedView['sharedWith'] =>
  shared && user.role !== 'client' ? user.role : null;

/** Saves how a list is searched, filtered and sorted now. Throws 409 above the most that one person saves of a list. */
export const saveListView = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { list, name, address, shared }: ListViewInput,
): Promise<ListView> => {
  const saved = await SavedView.query(trx).where({ owner_id: user.id, list }).resultSize();
  if (saved >= mostViews)
    throw conflict('too-many-views', `You have saved ${mostViews} views of this list. Delete one first.`);
  const id = randomUUID();
  const row = await SavedView.query(trx).insertAndFetch({
    id,
    ownerId: user.id,
    list,
    contentSealed: await encryptContent(core, trx, user.id, id, { name, address }),
    sharedWith: toAudience(user, shared),
  });
  return toListView(core, trx, user, row);
};
