import { defineServer, on, provide } from '#core/contract/server';
import { laborResponded, laborWithdrawn } from '#modules/labors/public';
import { milestones } from '#modules/profile/public';
import { manifest } from '../module';
import { embedAnswer, indexJob, runJob } from './jobs';
import { AnswerVectors } from './models/answer-vectors';
import { MatchingJob } from './models/matching-job';
import { personalData } from './personal-data';
import { routes } from './routes';
import { seed } from './seed';
import { indexKey } from './service/index-practitioners';

/** Server side of practitioner matching. */
export const server = defineServer(manifest, (core) => {
  const run = runJob(core);
  const index = indexJob(core);
  return {
    routes: routes(core, { run, index }),
    jobs: [run, index],
    reacts: [
      on(laborResponded, (change) => embedAnswer(core, change)),
      on(laborWithdrawn, async ({ responseId }) => {
        await AnswerVectors.query(core.db).delete().where({ response_id: responseId });
      }),
    ],
    provides: [
      provide(milestones, {
        of: async (userId) => {
          const last = await MatchingJob.query(core.db)
            .where({ user_id: userId, status: 'done' })
            .orderBy('finished_at', 'desc')
            .first();
          return last?.finished_at
            ? [{ kind: 'match', label: 'Practitioner Matches Updated', at: last.finished_at, href: '/matching' }]
            : [];
        },
      }),
    ],
    personalData: personalData(core),
    seed,
    start: () => core.jobs.enqueue(core.db, index, {}, { key: indexKey }),
  };
});
