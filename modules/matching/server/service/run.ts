import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { matchesUpdated } from '../../public';
import { MatchingJob } from '../models/matching-job';
import { answerSentences } from './answer-sentences';
import { indexPractitioners } from './index-practitioners';
import { rank } from './rank';
import { readinessOf } from './readiness';
import type { RunData } from './request-run';
import { storeMatches } from './store-matches';

const stage = async (core: Core, { jobId, userId }: RunData, name: string): Promise<void> => {
  await MatchingJob.query(core.db).findById(jobId).patch({ status: 'running', stage: name });
  core.realtime.publish(`user:${userId}`, 'matching.progress', { jobId, stage: name });
};

/** One run, start to end. Safe to repeat: a finished job is left alone and the result is written in one transaction. */
export const runMatching = async (core: Core, data: RunData): Promise<void> => {
  const job = await MatchingJob.query(core.db).findById(data.jobId);
  if (!job || job.status === 'done' || job.status === 'failed') return;
  const { profile, laborsRevision } = await readinessOf(core, data.userId);
  if (!profile) return failRun(core, data, 'profile-missing');

  await stage(core, data, 'reading');
  await indexPractitioners(core);
  const sentences = [];
  for (const answer of await core.port(labors).answersOf(data.userId))
    sentences.push(...(await answerSentences(core, data.userId, answer)));
  await stage(core, data, 'comparing');
  const ranked = await rank(core, sentences, profile);

  await core.db.transaction(async (trx) => {
    await storeMatches(core, trx, data.userId, ranked);
    await MatchingJob.query(trx)
      .findById(data.jobId)
      .patch({
        status: 'done',
        stage: 'done',
        labors_revision: laborsRevision,
        profile_version: profile.version,
        finished_at: trx.fn.now() as unknown as string,
      });
    await core.events.emit(trx, matchesUpdated, { userId: data.userId, jobId: data.jobId, count: ranked.length });
  });
  core.realtime.publish(`user:${data.userId}`, 'matching.progress', { jobId: data.jobId, stage: 'done' });
};

/** Ends a run that cannot succeed, with a code the page explains. */
export const failRun = async (core: Core, { jobId, userId }: RunData, failure: string): Promise<void> => {
  await MatchingJob.query(core.db)
    .findById(jobId)
    .whereIn('status', ['queued', 'running'])
    .patch({ status: 'failed', failure, finished_at: core.db.fn.now() as unknown as string });
  core.realtime.publish(`user:${userId}`, 'matching.progress', { jobId, stage: 'failed' });
};
