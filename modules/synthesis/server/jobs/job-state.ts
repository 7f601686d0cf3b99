import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { SynthesisJob } from '../models/synthesis-job';

/** What the job carries: ids only. */
export interface GenerateData {
  readonly jobId: string;
  readonly userId: string;
}

/** Tells the client's pages how far a generation is. */
export const announce = (core: Core, { jobId, userId }: GenerateData, stage: string): void =>
  core.realtime.publish(`user:${userId}`, 'synthesis.progress', { jobId, stage });

/** Ends a generation without a reading: `failed` with a code, or `held` until the help card was read. */
export const endJob = async (
  core: Core,
  data: GenerateData,
  status: 'failed' | 'held',
  failure: string,
): Promise<void> => {
  await SynthesisJob.query(core.db)
    .findById(data.jobId)
    .whereIn('status', ['queued', 'running'])
    .patch({ status, failure, stage: status, finishedAt: fn.now() });
  announce(core, data, status);
};
