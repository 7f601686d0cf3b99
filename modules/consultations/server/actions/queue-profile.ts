import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { type GenerateData, generate } from '../jobs/generate-profile';
import { ConsultationRequest } from '../models/consultation-request';
import { remember } from './record-history';

const attempts = 3;

/** Makes the profile of a request. After the last attempt it is failed with a code instead of hanging for ever. */
export const generateJob = (core: Core): Job<GenerateData> => ({
  name: 'generate-profile',
  run: (data, info) => generate(core, data, info.lastAttempt),
});

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
  await remember(core, trx, id, { kind: 'profile-queued', ...(actor && { actor }) });
  await core.jobs.enqueue(
    trx,
    generateJob(core),
    { requestId: id, run },
    { key: `${id}:${run}`, maxAttempts: attempts },
  );
  return row;
};
