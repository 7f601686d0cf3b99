import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Retreat } from '../models/retreat';
import { noteWaitingPictures } from './note-pictures';
import { lockRetreat } from './save-retreat';

/** Takes back what waits: the changes of a published retreat, or the time at which a draft was to be published. */
export const discardChanges = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  ifMatch: string | null,
): Promise<Retreat> => {
  const before = await lockRetreat(core, trx, user, id, ifMatch);
  if (before.pending === null && before.publishAt === null)
    throw conflict('no-changes', 'Nothing waits to be published.');
  const row = await Retreat.query(trx).patchAndFetchById(id, {
    pending: null,
    publishAt: null,
    // A draft stays what its writers wrote; they still cannot approve it alone.
    ...(before.status === 'published' ? { editors: [] } : {}),
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await noteWaitingPictures(core, trx, row);
  await core.audit.record(trx, { actor: user.id, action: 'retreats.discarded', object: `retreat:${id}` });
  return row;
};
