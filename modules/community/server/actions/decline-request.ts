import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { concerned } from '../../public';
import { PodRequest } from '../models/pods';
import { lockPod } from './join-pod';

/** The guide says no; the person is notified and cannot ask again. */
export const declineRequest = async (
  core: Core,
  trx: Knex.Transaction,
  podId: string,
  userId: string,
): Promise<void> => {
  await lockPod(trx, podId);
  const changed = await PodRequest.query(trx)
    .findById([podId, userId])
    .where({ status: 'open' })
    .patch({ status: 'declined' });
  if (changed === 1) await core.events.emit(trx, concerned, { userId, kind: 'pod-declined', targetId: podId });
  else if (!(await PodRequest.query(trx).findById([podId, userId]))) throw notFound('request');
};
