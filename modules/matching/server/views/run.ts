import type { MatchingJobView } from '../../schemas/match';
import type { MatchingJob } from '../models/matching-job';
import { isLost } from '../policies/run';

/** A run as its client sees it; one that lost its worker reads as failed. */
export const toRunView = (job: MatchingJob): MatchingJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };
