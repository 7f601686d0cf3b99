import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { concerned, podChanged } from '../../public';
import { Pod, PodMember, PodRequest } from '../models/pods';

export const requireOpen = (pod: Pod): void => {
  if (pod.status === 'archived') throw conflict('pod-archived', 'This pod has ended, so nobody can join it.');
  if (pod.status === 'paused') throw conflict('pod-paused', 'This pod takes nobody in at present.');
};

/** Gives somebody a seat. The pod's row is locked, so two people never take the last one. */
export const addMember = async (core: Core, trx: Knex.Transaction, pod: Pod, userId: string): Promise<void> => {
  if (pod.memberCount >= pod.capacity) throw conflict('pod-full', 'Every seat of this pod is taken.');
  await PodMember.query(trx).insert({ podId: pod.id, userId });
  await Pod.query(trx)
    .findById(pod.id)
    .patch({ memberCount: pod.memberCount + 1 });
  await PodRequest.query(trx).delete().where({ pod_id: pod.id, user_id: userId });
  await core.events.emit(trx, podChanged, { podId: pod.id });
};

export const lockPod = async (trx: Knex.Transaction, id: string): Promise<Pod> => {
  const pod = await Pod.query(trx).findById(id).forUpdate();
  if (!pod) throw notFound('pod');
  return pod;
};

/** Throws 409 for whom the guide declined or took out: neither the button nor an invitation leads past that. */
const welcome = async (trx: Knex.Transaction, pod: Pod, userId: string): Promise<void> => {
  if (await PodRequest.query(trx).findById([pod.id, userId]).where({ status: 'declined' }))
    throw conflict('pod-declined', 'The guide of this pod answered that there is no place for you here.');
};

export const ask = async (core: Core, trx: Knex.Transaction, pod: Pod, userId: string): Promise<void> => {
  if (await PodRequest.query(trx).findById([pod.id, userId])) return;
  await PodRequest.query(trx).insert({ podId: pod.id, userId });
  if (pod.guideId)
    await core.events.emit(trx, concerned, { userId: pod.guideId, kind: 'pod-request', targetId: pod.id });
};

/** Joins an open pod, or asks the guide of one that asks first. Joining twice is joining once. Answers the pod as it is now. */
export const joinPod = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  podId: string,
  invited = false,
): Promise<Pod> => {
  const pod = await lockPod(trx, podId);
  if (await PodMember.query(trx).findById([podId, userId])) return pod;
  if (pod.access === 'private' && !invited) throw notFound('pod');
  requireOpen(pod);
  await welcome(trx, pod, userId);
  if (pod.access === 'request' && !invited) await ask(core, trx, pod, userId);
  else await addMember(core, trx, pod, userId);
  return Pod.query(trx).findById(podId).throwIfNotFound();
};
