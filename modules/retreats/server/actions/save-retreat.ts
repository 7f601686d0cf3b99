import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { RetreatContent } from '../../schemas/content';
import { Retreat } from '../models/retreat';
import { viewRetreat } from '../queries/studio';
import { checkContent } from './check-content';
import { noteWaitingPictures } from './note-pictures';
import { checkFits, storeContent } from './store-content';

/** The retreat for a change, locked; 412 with its present state when somebody else changed it meanwhile. */
export const lockRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  ifMatch: string | null,
): Promise<Retreat> => {
  const row = await Retreat.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('retreat');
  if (ifMatch !== String(row.version)) throw preconditionFailed(await viewRetreat(core, trx, row, user));
  return row;
};

/**
 * Saves what staff wrote. Of a published retreat it waits until somebody publishes it; what was to be published at a chosen time
 * is not any more. Throws 412, 422, and 409 for an address that another retreat has.
 */
export const saveRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: RetreatContent,
  ifMatch: string | null,
): Promise<Retreat> => {
  const before = await lockRetreat(core, trx, user, id, ifMatch);
  const content = await checkContent(core, trx, input);
  await checkFits(trx, before, content);
  const editors = [...new Set([...before.editors, user.id])];
  await core.audit.record(trx, { actor: user.id, action: 'retreats.changed', object: `retreat:${id}` });
  if (before.status !== 'published') return storeContent(core, trx, before, content, { by: user.id, editors });
  const row = await Retreat.query(trx).patchAndFetchById(id, {
    pending: content,
    editors,
    publishAt: null,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await noteWaitingPictures(core, trx, row);
  return row;
};
