import type { RoutesOf } from '#core/contract/implement';
import { defineServer, on, provide } from '#core/contract/server';
import { laborResponded, laborWithdrawn } from '#modules/labors/public';
import { milestones, segmentAccess, segments } from '#modules/records/public';
import { figures, stageTimes, traces } from '#modules/reporting/public';
import { manifest } from '../module';
import { matchStanding, relations } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { findingSomebody, matchFigures, searching, standing } from './figures';
import { embedAnswer, indexJob, runJob } from './jobs';
import { AnswerVectors } from './models/answer-vectors';
import { MatchingJob } from './models/matching-job';
import { personalData } from './personal-data';
import { reactions } from './reactions';
import { relationsOf } from './queries/relations';
import { callRoutes } from './routes/calls';
import { consentRoutes } from '#modules/sharing/server/routes/consents';
import { matchRoutes } from './routes/matches';
import { practiceRoutes } from './routes/practice';
import { runRoutes } from './routes/runs';
import { segmentRoutes } from '#modules/sharing/server/routes/segments';
import { teamRoutes } from './routes/team';
import { seed } from './seed';
import { directoryOf, type SegmentDirectory } from '#modules/sharing/server/queries/segment-directory';
import { segmentAccessOf } from '#modules/sharing/server/queries/segments';
import { indexKey } from './jobs/index-practitioners';

/** Server side of practitioner matching. */
export const server = defineServer(manifest, (core) => {
  const run = runJob(core);
  const index = indexJob(core);
  let found: SegmentDirectory | null = null;
  // Not before every module was created: they provide the segments.
  const directory = (): SegmentDirectory => {
    found ??= directoryOf(core.ports(segments));
    return found;
  };
  return {
    routes: {
      ...runRoutes(core, { run, index }),
      ...matchRoutes(core),
      ...callRoutes(core),
      ...consentRoutes(core, directory),
      ...segmentRoutes(core, directory),
      ...practiceRoutes(core, directory, index),
      ...teamRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [run, index],
    reacts: [
      ...reactions(core),
      on(laborResponded, (change) => embedAnswer(core, change)),
      on(laborWithdrawn, async ({ responseId }) => {
        await AnswerVectors.query(core.db).delete().where({ response_id: responseId });
      }),
    ],
    provides: [
      provide(relations, relationsOf(core)),
      provide(matchStanding, standing),
      ...matchFigures(core).map((figure) => provide(figures, figure)),
      provide(traces, searching),
      provide(stageTimes, findingSomebody(core)),
      provide(segmentAccess, segmentAccessOf(core)),
      provide(milestones, {
        of: async (userId) => {
          const last = await MatchingJob.query(core.db)
            .where({ user_id: userId, status: 'done' })
            .orderBy('finished_at', 'desc')
            .first();
          return last?.finishedAt
            ? [{ kind: 'match', label: 'Practitioner Matches Updated', at: last.finishedAt, href: '/matching' }]
            : [];
        },
      }),
    ],
    personalData: personalData(core),
    seed: seed(core),
    start: async () => {
      directory();
      await core.jobs.enqueue(core.db, index, {}, { key: indexKey });
    },
  };
});
