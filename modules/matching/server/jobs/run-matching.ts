import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { matchesUpdated } from '../../public';
import { MatchingJob } from '../models/matching-job';
import { type AnswerPassage, answerPassages } from '../actions/embed-answer';
import { indexPractitioners } from './index-practitioners';
import { type Ranked, rank } from '../queries/ranked-practitioners';
import { readinessOf } from '../queries/readiness';
import type { RunData } from '../actions/fail-run';
import { announce, failRun } from '../actions/fail-run';
import { storeMatches } from '../actions/save-matches';

const stage = async (core: Core, data: RunData, name: string): Promise<void> => {
  await MatchingJob.query(core.db)
    .findById(data.jobId)
    .whereIn('status', ['queued', 'running'])
    .patch({ status: 'running', stage: name });
  announce(core, data, name);
};

interface MadeFrom {
  readonly laborsRevision: number;
  readonly profileVersion: number;
}

/** Writes matches and the end of their run in one transaction, so that a second delivery finds it done. */
const store = (core: Core, { jobId, userId }: RunData, ranked: readonly Ranked[], from: MadeFrom): Promise<void> =>
  core.db.transaction(async (trx) => {
    const job = await MatchingJob.query(trx).findById(jobId).forUpdate();
    if (!job || !['queued', 'running'].includes(job.status)) return;
    await storeMatches(core, trx, userId, ranked);
    await MatchingJob.query(trx).findById(jobId).patch({
      status: 'done',
      stage: 'done',
      laborsRevision: from.laborsRevision,
      profileVersion: from.profileVersion,
      finishedAt: fn.now(),
    });
    await core.events.emit(trx, matchesUpdated, { userId, jobId, count: ranked.length });
  });

/** One run, start to end. Safe to repeat: a finished job is left alone. */
export const runMatching = async (core: Core, data: RunData): Promise<void> => {
  const job = await MatchingJob.query(core.db).findById(data.jobId);
  if (!job || !['queued', 'running'].includes(job.status)) return;
  const { profile, laborsRevision } = await readinessOf(core, data.userId);
  const answers = await core.port(labors).answersOf(data.userId);
  if (!profile || answers.length === 0) return failRun(core, data, 'not-ready');

  await stage(core, data, 'reading');
  await indexPractitioners(core);
  const passages: AnswerPassage[] = [];
  for (const answer of answers) passages.push(...(await answerPassages(core, data.userId, answer)));
  await stage(core, data, 'comparing');
  await store(core, data, await rank(core, passages, profile), { laborsRevision, profileVersion: profile.version });
  announce(core, data, 'done');
};
