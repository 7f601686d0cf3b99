import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { podChanged } from '../../public';
import type { Invitation, PodInput } from '../../schemas/pod';
import { Pod, PodMember } from '../models/pods';

const usualCapacity = 12;
const inviteDays = 7;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

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

/** A new secret for the pod's invitation link; the former one is void. */
export const invite = async (trx: Knex.Transaction, podId: string): Promise<Invitation> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + inviteDays * 86_400_000).toISOString();
  await Pod.query(trx)
    .findById(podId)
    .patch({ inviteHash: hashOf(token), inviteExpiresAt: expiresAt });
  return { token, expiresAt };
};

/** The pod that a secret leads to. Throws 404 for what is unknown, replaced or too old. */
export const invitedTo = async (db: Knex, token: string): Promise<Pod> => {
  const pod = await Pod.query(db)
    .where({ invite_hash: hashOf(token) })
    .whereRaw('invite_expires_at > now()')
    .first();
  if (!pod) throw notFound('invitation');
  return pod;
};

/** The guide pauses, ends or reopens a pod. */
export const turn = async (core: Core, trx: Knex.Transaction, podId: string, status: Pod['status']): Promise<Pod> => {
  const pod = await Pod.query(trx).patchAndFetchById(podId, { status }).throwIfNotFound();
  await core.events.emit(trx, podChanged, { podId });
  return pod;
};
/** Takes a pod away with everything that was said in it. */
export const removePod = async (trx: Knex.Transaction, podId: string): Promise<void> => {
  await Pod.query(trx).deleteById(podId);
};
