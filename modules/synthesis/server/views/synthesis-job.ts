import type { SynthesisJobView } from '../../schemas/synthesis';
import type { SynthesisJob } from '../models/synthesis-job';
import { isLost } from '../policies/synthesis-job';

/** A job as its client sees it; one that lost its worker reads as failed. */
export const toJobView = (job: SynthesisJob): SynthesisJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };
