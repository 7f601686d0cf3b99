import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { concerned } from '../../public';
import { PodMember, PodRequest } from '../models/pods';
import { leavePod } from './leave-pod';

/**
 * The guide takes somebody out: the seat is free, the room is closed to them at once, and they cannot come back until the guide says yes.
 * Taking out twice is taking out once; who never sat there is 404, the guide 409.
 */
export const removeMember = async (core: Core, trx: Knex.Transaction, podId: string, userId: string): Promise<void> => {
  const member = await PodMember.query(trx).findById([podId, userId]);
  if (member?.role === 'guide') throw conflict('pod-guide', 'The guide leaves by themselves; nobody takes them out.');
  if (!member) {
    if (await PodRequest.query(trx).findById([podId, userId]).where({ status: 'declined' })) return;
    throw notFound('member');
  }
  await leavePod(core, trx, userId, podId);
  await PodRequest.query(trx)
    .insert({ podId, userId, status: 'declined' })
    .onConflict(['pod_id', 'user_id'])
    .merge(['status']);
  await core.events.emit(trx, concerned, { userId, kind: 'pod-removed', targetId: podId });
};
