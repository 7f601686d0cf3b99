import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { MatchingJob } from '../models/matching-job';

/** What the job carries: ids only. */
export interface RunData {
  readonly jobId: string;
  readonly userId: string;
}

/** A run in flight for longer than this lost its worker; the client may ask again. */
const lostAfterMinutes = 15;

/** True of a run whose worker is gone: nobody will end it. */
export const isLost = ({ status, createdAt }: MatchingJob): boolean =>
  (status === 'queued' || status === 'running') && Date.parse(createdAt) < Date.now() - lostAfterMinutes * 60_000;

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
