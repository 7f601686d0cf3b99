import type { FailedJob, JobCounts } from '#core/contract/host-ports';
import type { Jobs } from '../../schemas/jobs';

/** Counts of all tasks together and of each, with the jobs that failed for good. */
export const toJobsView = (counts: readonly JobCounts[], failed: readonly FailedJob[]): Jobs => {
  const sum = (state: 'due' | 'later' | 'running' | 'retrying' | 'failed'): number =>
    counts.reduce((all, one) => all + one[state], 0);
  return {
    due: sum('due'),
    later: sum('later'),
    running: sum('running'),
    retrying: sum('retrying'),
    failed: sum('failed'),
    oldestDueSeconds: Math.max(0, ...counts.map(({ oldest }) => oldest)),
    tasks: counts.map(({ oldest: _, ...task }) => task),
    failures: [...failed],
  };
};
