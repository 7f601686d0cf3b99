import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { MatchingJob } from '../models/matching-job';
import { isLost } from '../policies/run';
import { type Readiness, requireReady } from '../queries/readiness';
import type { RunData } from './fail-run';

/** Asks for a run; while one is in flight its job is returned instead. Throws 409 when the client is not ready. */
export const requestRun = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  readiness: Readiness,
  job: Job<RunData>,
): Promise<MatchingJob> => {
  requireReady(readiness);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`matching:${userId}`]);
  const running = await MatchingJob.query(trx)
    .where({ user_id: userId })
    .whereIn('status', ['queued', 'running'])
    .first();
  if (running && !isLost(running)) return running;
  if (running)
    await MatchingJob.query(trx)
      .findById(running.id)
      .patch({ status: 'failed', stage: 'failed', failure: 'lost', finishedAt: fn.now() });
  const made = await MatchingJob.query(trx).insertAndFetch({ userId });
  await core.jobs.enqueue(trx, job, { jobId: made.id, userId }, { maxAttempts: 3 });
  return made;
};
