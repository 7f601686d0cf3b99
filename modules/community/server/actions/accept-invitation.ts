import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Pod } from '../models/pods';
import { getInvitedPod } from '../queries/pods';
import { joinPod } from './join-pod';

/** Joins the pod that an invitation names. */
export const acceptInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  token: string,
): Promise<Pod> => {
  const { id } = await getInvitedPod(trx, token);
  return joinPod(core, trx, userId, id, true);
};
