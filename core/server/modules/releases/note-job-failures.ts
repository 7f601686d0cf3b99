import type { Knex } from 'knex';
import type { Assembled } from '../../host';
import { reasonOf } from '../../jobs/failure-reason';
import type { LiveModules } from './live-modules';
import { noteReport } from './module-reports';

type OwnedJob = Assembled['jobs'][number];

/** Counts each attempt that failed on the version of its module, next to what browsers report of that version. */
export const noteJobFailures = (
  jobs: readonly OwnedJob[],
  { startedVersion }: Pick<LiveModules, 'startedVersion'>,
  knex: Knex,
): OwnedJob[] =>
  jobs.map(({ owner, job }) => {
    const version = startedVersion(owner);
    if (version === null) return { owner, job };
    const run: typeof job.run = async (...given) => {
      try {
        await job.run(...given);
      } catch (error) {
        // A reason and never the message: it may quote what a person wrote.
        const reason = `job ${job.name} failed (${reasonOf((error as Error | null)?.message ?? null)})`;
        // The queue hears of the failure of the job even while the database takes no note of it.
        await noteReport(knex, { module: owner, version, error: reason }).catch(() => undefined);
        throw error;
      }
    };
    return { owner, job: { ...job, run } };
  });
