import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide, reactTo } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { ownDates } from '#modules/knowledge/public';
import { laborAudienceChanged, laborResponded, laborWithdrawn } from '#modules/labors/public-server';
import { milestones } from '#modules/records/public';
import { figures, figureTables, stageTimes, traces } from '#modules/reporting/public';
import { firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import { callCalendar, introductionTimes, matches, matchStanding, practitionerRecords, relations } from '../public';
import { newPractices } from '../public-server';
import type * as endpoints from '../schemas/endpoints';
import { embedAnswer, forgetAnswer } from './actions/embed-answer';
import { reserveTime } from './actions/reserve-time';
import { checkPractice, listSpecializations, saveOwnRecord } from './actions/save-own-record';
import { findingSomebody, matchFigures, responses, searching } from './figures';
import { firstPractitioner } from './first-run';
import { requestSource } from './inbox-source';
import { indexJob, indexKey } from './jobs/index-practitioners';
import { passOnRequests } from './jobs/pass-on-requests';
import { runJob } from './jobs/run-matching';
import { mailTemplates } from './mail-templates';
import { MatchingJob } from './models/matching-job';
import { Practitioner } from './models/practitioner';
import { personalData } from './personal-data';
import { matchingProblemTexts } from './problem-texts';
import { callTimes } from './queries/call-calendar';
import { callSlots, listNextStarts } from './queries/call-slots';
import { ownCallDates } from './queries/calls-ahead';
import { matchRecords } from './queries/match-records';
import { practitionerRecordsOf } from './queries/offer';
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
      provide(newPractices, {
        listSpecializations: () => listSpecializations(core),
        check: (input) => checkPractice(core, input),
        create: async (trx, user, input) => {
          const { id } = await saveOwnRecord(core, trx, user, input, null, index);
          await Practitioner.query(trx).findById(id).patch({ availability: 'closed' });
        },
      }),
      provide(inboxSources, requestSource),
      provide(relations, relationsOf(core)),
      provide(matches, matchRecords),
      provide(callCalendar, callTimes(core)),
      provide(introductionTimes, {
        listSlots: (db, practitionerId, query) => callSlots(core, db, practitionerId, query),
        listNext: (db, practitionerIds, range) => listNextStarts(core, db, practitionerIds, range),
        reserve: (trx, practitionerId, start) => reserveTime(core, trx, { practitionerId, clientId: null, start }),
      }),
      provide(practitionerRecords, practitionerRecordsOf),
      provide(matchStanding, standing),
      provide(firstRunSteps, firstPractitioner),
      provide(figureTables, responses),
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
    mails: mailTemplates,
    personalData: personalData(core),
    seed: seed(core),
    start: async () => {
      await core.jobs.enqueue(core.db, index, {}, { key: indexKey });
    },
  };
});
