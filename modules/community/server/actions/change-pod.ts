import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { podChanged } from '../../public';
import { Pod } from '../models/pods';

/** The guide pauses, ends or reopens a pod. */
export const changePod = async (
  core: Core,
  trx: Knex.Transaction,
  podId: string,
  status: Pod['status'],
): Promise<Pod> => {
  const pod = await Pod.query(trx).patchAndFetchById(podId, { status }).throwIfNotFound();
  await core.events.emit(trx, podChanged, { podId });
  return pod;
};
