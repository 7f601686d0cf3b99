import { defineServer, type Job, provide } from '#core/contract/server';
import { milestones } from '#modules/profile/public';
import { manifest } from '../module';
import { personalData } from './personal-data';
import { routes } from './routes';
import { endJob, generate } from './service/generate';
import { newestOf } from './service/read';
import type { GenerateData } from './service/request';

/** Server side of the synthesis. */
export const server = defineServer(manifest, (core) => {
  const job: Job<GenerateData> = {
    name: 'generate',
    run: async (data, { lastAttempt }) => {
      try {
        await generate(core, data);
      } catch (error) {
        if (!lastAttempt) throw error;
        core.log.error('synthesis failed', { jobId: data.jobId, name: (error as Error).name });
        await endJob(core, data, 'failed', 'internal');
      }
    },
  };
  return {
    routes: routes(core, job),
    jobs: [job],
    provides: [
      provide(milestones, {
        of: async (userId) => {
          const newest = await newestOf(core.db, userId);
          return newest
            ? [{ kind: 'synthesis', label: 'Synthesis Generated', at: newest.created_at, href: '/synthesis' }]
            : [];
        },
      }),
    ],
    personalData: personalData(core),
  };
});
