import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide, reactTo } from '#core/contract/server';
import { ownDates } from '#modules/knowledge/public';
import { laborAudienceChanged, laborResponded, laborWithdrawn } from '#modules/labors/public-server';
import { milestones } from '#modules/records/public';
import { figures, stageTimes, traces } from '#modules/reporting/public';
import { firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import { callCalendar, matches, matchStanding, relations } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { embedAnswer, forgetAnswer } from './actions/embed-answer';
import { findingSomebody, matchFigures, searching } from './figures';
import { firstPractitioner } from './first-run';
import { indexJob, indexKey } from './jobs/index-practitioners';
import { passOnRequests } from './jobs/pass-on-requests';
import { runJob } from './jobs/run-matching';
import { MatchingJob } from './models/matching-job';
import { personalData } from './personal-data';
import { matchingProblemTexts } from './problem-texts';
import { callTimes } from './queries/call-calendar';
import { ownCallDates } from './queries/calls-ahead';
import { matchRecords } from './queries/match-records';
import { relationsOf } from './queries/relations';
import { standing } from './queries/standing';
import { refreshPages } from './reactions/match-changed';
import { closeFormerPractitioner } from './reactions/role-granted';
import { callRoutes } from './routes/calls';
import { matchRoutes } from './routes/matches';
import { offerRoutes } from './routes/offers';
import { practiceRoutes, teamRoutes } from './routes/practice';
import { runRoutes } from './routes/runs';
import { wishRoutes } from './routes/wishes';
import { seed } from './seed';

/** Server side of practitioner matching. */
export const server = defineServer(manifest, (core) => {
  const run = runJob(core);
  const index = indexJob(core);
  return {
    routes: {
      ...runRoutes(core, { run, index }),
      ...matchRoutes(core),
      ...callRoutes(core),
      ...practiceRoutes(core, index),
      ...teamRoutes(core),
      ...wishRoutes(core),
      ...offerRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [run, index, passOnRequests(core)],
    reacts: [
      ...refreshPages(core),
      closeFormerPractitioner(core),
      reactTo(laborResponded, (change) => embedAnswer(core, change)),
      reactTo(laborWithdrawn, ({ responseId }) => forgetAnswer(core, responseId)),
      reactTo(laborAudienceChanged, (change) =>
        change.audience === 'self' ? forgetAnswer(core, change.responseId) : embedAnswer(core, change),
      ),
    ],
    provides: [
      provide(relations, relationsOf(core)),
      provide(matches, matchRecords),
      provide(callCalendar, callTimes),
      provide(matchStanding, standing),
      provide(firstRunSteps, firstPractitioner),
      ...matchFigures(core).map((figure) => provide(figures, figure)),
      provide(ownDates, ownCallDates(core)),
      provide(traces, searching),
      provide(stageTimes, findingSomebody(core)),
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
    problemTexts: matchingProblemTexts,
    personalData: personalData(core),
    seed: seed(core),
    start: async () => {
      await core.jobs.enqueue(core.db, index, {}, { key: indexKey });
    },
  };
});
