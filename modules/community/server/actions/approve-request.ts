import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { concerned } from '../../public';
import { Pod, PodMember, PodRequest } from '../models/pods';
import { addMember, lockPod, requireOpen } from './join-pod';

/** The guide says yes: the seat is taken now. Saying yes twice is saying it once; who never asked is 404. */
export const approveRequest = async (
  core: Core,
  trx: Knex.Transaction,
  podId: string,
  userId: string,
): Promise<Pod> => {
  const pod = await lockPod(trx, podId);
  if (await PodMember.query(trx).findById([podId, userId])) return pod;
  if (!(await PodRequest.query(trx).findById([podId, userId]))) throw notFound('request');
  requireOpen(pod);
  await addMember(core, trx, pod, userId);
  await core.events.emit(trx, concerned, { userId, kind: 'pod-approved', targetId: podId });
  return Pod.query(trx).findById(podId).throwIfNotFound();
};
