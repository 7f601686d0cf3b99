import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { podChanged, podLeft } from '../../public';
import { Pod, PodMember, PodRequest } from '../models/pods';

/** The member who has been there longest guides from now on; a pod without anybody has ended. */
const passOn = async (trx: Knex.Transaction, podId: string): Promise<void> => {
  const heir = await PodMember.query(trx).where({ pod_id: podId }).orderBy(['joined_at', 'user_id']).first();
  if (heir) await PodMember.query(trx).findById([podId, heir.userId]).patch({ role: 'guide' });
  await Pod.query(trx)
    .findById(podId)
    .patch(heir ? { guideId: heir.userId } : { guideId: null, status: 'archived' });
};

/** Leaves a pod and takes back a wish to join it; leaving twice is leaving once. */
export const leavePod = async (core: Core, trx: Knex.Transaction, userId: string, podId: string): Promise<Pod> => {
  const pod = await Pod.query(trx).findById(podId).forUpdate().throwIfNotFound();
  const member = await PodMember.query(trx).findById([podId, userId]);
  await PodRequest.query(trx).delete().where({ pod_id: podId, user_id: userId, status: 'open' });
  if (member) {
    await PodMember.query(trx).deleteById([podId, userId]);
    await Pod.query(trx)
      .findById(podId)
      .patch({ memberCount: pod.memberCount - 1 });
    if (member.role === 'guide') await passOn(trx, podId);
    // At once, and once more when it is committed: nothing that is said in between reaches them.
    core.realtime.evict(userId, `pod:${podId}`);
    await core.events.emit(trx, podLeft, { podId, userId });
    await core.events.emit(trx, podChanged, { podId });
  }
  return Pod.query(trx).findById(podId).throwIfNotFound();
};
