import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Invitation } from '../../schemas/pod';
import { Pod } from '../models/pods';
import { hashToken, inviteDays } from './create-pod';

/** A new secret for the pod's invitation link; the former one is void. */
export const createInvitation = async (trx: Knex.Transaction, podId: string): Promise<Invitation> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + inviteDays * 86_400_000).toISOString();
  await Pod.query(trx)
    .findById(podId)
    .patch({ inviteHash: hashToken(token), inviteExpiresAt: expiresAt });
  return { token, expiresAt };
};
