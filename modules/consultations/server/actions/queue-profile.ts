import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { generateJob } from '../jobs/generate-profile';
import { ConsultationRequest } from '../models/consultation-request';
import { recordHistory } from './record-history';

const attempts = 3;

/** Asks for the profile of a request (again), in the caller's transaction. The row's lock is the caller's. */
export const queueProfile = async (
  core: Core,
  trx: Knex.Transaction,
  { id, profileRun }: ConsultationRequest,
  actor?: string,
): Promise<ConsultationRequest> => {
  const run = profileRun + 1;
  const row = await ConsultationRequest.query(trx).patchAndFetchById(id, {
    profileState: 'queued',
    profileRun: run,
    profileAttempts: 0,
    profileReason: null,
    profileQueuedAt: fn.now(),
    profileStartedAt: null,
    profileFinishedAt: null,
  });
  await recordHistory(core, trx, id, { kind: 'profile-queued', ...(actor && { actor }) });
  await core.jobs.enqueue(
    trx,
    generateJob(core),
    { requestId: id, run },
    { key: `${id}:${run}`, maxAttempts: attempts },
  );
  return row;
};
