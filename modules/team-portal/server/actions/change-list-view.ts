import type { Knex } from 'knex';
import { preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ListView, ListViewChange } from '../../schemas/list-views';
import { decryptContent, encryptContent, lockOwnView, toListView } from '../queries/list-views';
import { toAudience } from './save-list-view';

/** Renames an own view, shares it or stops sharing it. Throws 404, and 412 with the present state. */
export const changeListView = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { name, shared }: ListViewChange,
  ifMatch: string | null,
): Promise<ListView> => {
  const row = await lockOwnView(trx, user, id);
  if (ifMatch !== String(row.version)) throw preconditionFailed(await toListView(core, trx, user, row));
  const content = await decryptContent(core, trx, row);
  const changed = await row.$query(trx).patchAndFetch({
    ...(name !== undefined && { contentSealed: await encryptContent(core, trx, user.id, id, { ...content, name }) }),
    ...(shared !== undefined && { sharedWith: toAudience(user, shared) }),
    version: row.version + 1,
  });
  return toListView(core, trx, user, changed);
};
