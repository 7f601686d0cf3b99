import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { MatchingJob } from '../models/matching-job';

/** What the job carries: ids only. */
export interface RunData {
  readonly jobId: string;
  readonly userId: string;
}

/** Tells the client's pages how far a run is. */
export const announce = (core: Core, { jobId, userId }: RunData, stage: string): void =>
  core.realtime.publish(`user:${userId}`, 'matching.progress', { jobId, stage });

/** Ends a run that cannot succeed, with a code the page explains. */
export const failRun = async (core: Core, data: RunData, failure: string): Promise<void> => {
  await MatchingJob.query(core.db)
    .findById(data.jobId)
    .whereIn('status', ['queued', 'running'])
    .patch({ status: 'failed', stage: 'failed', failure, finishedAt: fn.now() });
  announce(core, data, 'failed');
};
