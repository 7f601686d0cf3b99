import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { PodInput } from '../../schemas/pod';
import { Pod, PodMember } from '../models/pods';

const usualCapacity = 12;
export const inviteDays = 7;
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a pod with its guide on the first seat. */
export const createPod = async (trx: Knex.Transaction, userId: string, input: PodInput): Promise<Pod> => {
  const pod = await Pod.query(trx)
    .insert({
      guideId: userId,
      name: input.name.trim(),
      description: input.description,
      category: input.category,
      access: input.access ?? 'open',
      capacity: input.capacity ?? usualCapacity,
      memberCount: 1,
    })
    .returning('*');
  await PodMember.query(trx).insert({ podId: pod.id, userId, role: 'guide' });
  return pod;
};
