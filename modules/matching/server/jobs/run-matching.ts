import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import type { AnswerPassage } from '#modules/match-scoring/public-server';
import { matchesUpdated } from '../../schemas/events';
import { answerPassages } from '../actions/embed-answer';
import { announce, failRun, type RunData } from '../actions/fail-run';
import { Match } from '../models/match';
import { MatchingJob } from '../models/matching-job';
import { languagesOf, needsToRankBy } from '../queries/client-needs';
import { filterPractitioners } from '../queries/filtered-practitioners';
import { sealParts } from '../queries/match-parts';
import { type Ranked, rank } from '../queries/ranked-practitioners';
import { readinessOf } from '../queries/readiness';
import { openWishes } from '../queries/wishes';
import { indexPractitioners } from './index-practitioners';

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

/** Writes a run's result: scores and reasons anew, a client's own decisions kept, stale suggestions gone. */
const saveMatches = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  ranked: readonly Ranked[],
): Promise<void> => {
  const kept = ranked.map(({ practitionerId }) => practitionerId);
  await Match.query(trx).delete().where({ user_id: userId, status: 'suggested' }).whereNotIn('practitioner_id', kept);
  for (const { practitionerId, score, parts } of ranked) {
    const parts_sealed = await sealParts(core, trx, userId, practitionerId, parts);
    await trx('matches')
      .insert({ user_id: userId, practitioner_id: practitionerId, score, parts_sealed })
      .onConflict(['user_id', 'practitioner_id'])
      // A run makes a match of the seed a real one.
      .merge({ score, parts_sealed, sample: false, updated_at: trx.fn.now(), version: trx.raw('matches.version + 1') });
  }
};

/** Writes matches and the end of their run in one transaction, so that a second delivery finds it done. */
const store = (core: Core, { jobId, userId }: RunData, ranked: readonly Ranked[], from: MadeFrom): Promise<void> =>
  core.db.transaction(async (trx) => {
    const job = await MatchingJob.query(trx).findById(jobId).forUpdate();
    if (!job || !['queued', 'running'].includes(job.status)) return;
    await saveMatches(core, trx, userId, ranked);
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
const runMatching = async (core: Core, data: RunData): Promise<void> => {
  const job = await MatchingJob.query(core.db).findById(data.jobId);
  if (!job || !['queued', 'running'].includes(job.status)) return;
  const { profile, laborsRevision } = await readinessOf(core, data.userId);
  const answers = await core.port(labors).answersFor(data.userId, 'matching');
  if (!profile || answers.length === 0) return failRun(core, data, 'not-ready');

  await stage(core, data, 'reading');
  await indexPractitioners(core);
  const passages: AnswerPassage[] = [];
  for (const answer of answers) passages.push(...(await answerPassages(core, data.userId, answer)));
  const wishes = await openWishes(core, core.db, data.userId);
  const needs = await needsToRankBy(core, { answers, passages }, wishes);
  await stage(core, data, 'comparing');
  const { ids: among } = await filterPractitioners(core, core.db, wishes.filters);
  const written = { passages, needs, languages: languagesOf(answers), among };
  await store(core, data, await rank(core, written, profile), { laborsRevision, profileVersion: profile.version });
  announce(core, data, 'done');
};

/** The run a client asked for. After the last attempt it is failed with a code instead of hanging for ever. */
export const runJob = (core: Core): Job<RunData> => ({
  name: 'run',
  run: async (data, { lastAttempt }) => {
    try {
      await runMatching(core, data);
    } catch (error) {
      if (!lastAttempt) throw error;
      core.log.error('matching run failed', { jobId: data.jobId, name: (error as Error).name });
      await failRun(core, data, 'internal');
    }
  },
});
