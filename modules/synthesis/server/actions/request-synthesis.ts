import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, invalid } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { responsesNeeded } from '../../schemas/values';
import type { GenerateData } from '../jobs/job-state';
import { SynthesisJob } from '../models/synthesis-job';
import { isLost } from '../policies/synthesis-job';
import type { Readiness } from '../queries/readiness';

export interface GenerateWish {
  readonly afterHelp: boolean;
  readonly shareWith: string | null;
  /** Labors that stay out of this one reading; null: nothing was said of that. */
  readonly leaveOut: readonly number[] | null;
}

/** Throws 409 with the checklist while something is missing. */
const requireReady = ({ profile, responses }: Readiness): void => {
  if (profile && responses >= responsesNeeded) return;
  const open = responsesNeeded - responses;
  const missing = [
    ...(profile ? [] : ['your holistic profile']),
    ...(open > 0 ? [`${open} more ${open === 1 ? 'Labor' : 'Labors'}`] : []),
  ].join(' and ');
  throw conflict('synthesis-not-ready', `The synthesis needs ${missing} first.`, {
    checklist: { profile: profile !== null, responses },
  });
};

/** Throws 422 for a Labor that could not go in anyway, and when too few would be left to read. */
const checkLeftOut = ({ readable }: Readiness, leaveOut: readonly number[]): void => {
  const unknown = leaveOut.findIndex((labor) => !readable.includes(labor));
  if (unknown >= 0) throw invalid(`leaveOut.${unknown}`, 'This Labor has no answer that could go in.');
  if (readable.length - leaveOut.length < responsesNeeded)
    throw invalid('leaveOut', `A reading needs at least ${responsesNeeded} Labors. Leave fewer out.`);
};

/** What was left out of the reading that waited for the help card: going on does not bring it in again. */
const findLeftOutBefore = async (trx: Knex.Transaction, userId: string): Promise<readonly number[]> => {
  const last = await SynthesisJob.query(trx).where({ user_id: userId }).orderBy('created_at', 'desc').first();
  return last?.status === 'held' ? last.leftOut : [];
};

/** Asks for a reading; while one is being made its job is returned instead. Throws 409 when the client is not ready. */
export const requestSynthesis = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  readiness: Readiness,
  wish: GenerateWish,
  job: Job<GenerateData>,
): Promise<SynthesisJob> => {
  requireReady(readiness);
  if (wish.shareWith !== null && wish.shareWith !== core.ai.writer.provider)
    throw invalid('shareWith', 'This provider is not the one in use. Reload the page and choose again.');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`synthesis:${userId}`]);
  const running = await SynthesisJob.query(trx)
    .where({ user_id: userId })
    .whereIn('status', ['queued', 'running'])
    .first();
  if (running && !isLost(running)) return running;
  if (running)
    await SynthesisJob.query(trx)
      .findById(running.id)
      .patch({ status: 'failed', stage: 'failed', failure: 'lost', finishedAt: fn.now() });
  const leftOut = wish.leaveOut ?? (wish.afterHelp ? await findLeftOutBefore(trx, userId) : []);
  checkLeftOut(readiness, leftOut);
  const made = await SynthesisJob.query(trx).insertAndFetch({
    userId,
    afterHelp: wish.afterHelp,
    shareWith: wish.shareWith,
    leftOut: [...leftOut],
  });
  if (wish.shareWith !== null)
    await core.audit.record(trx, {
      actor: userId,
      action: 'synthesis.share',
      subject: userId,
      object: made.id,
      detail: { provider: wish.shareWith },
    });
  await core.jobs.enqueue(trx, job, { jobId: made.id, userId }, { maxAttempts: 3 });
  return made;
};
