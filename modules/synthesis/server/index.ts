import type { RoutesOf } from '#core/contract/route';
import { defineServer, type Job, provide, reactTo } from '#core/contract/server';
import { productFigures } from '#modules/knowledge/public';
import { labors } from '#modules/labors/public';
import { laborAudienceChanged, laborResponded, laborWithdrawn } from '#modules/labors/public-server';
import { milestones, reportChapters, segments } from '#modules/records/public';
import { figures, traces } from '#modules/reporting/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { responsesNeeded } from '../schemas/values';
import { judgements, reading, readings } from './figures';
import { generateSynthesis } from './jobs/generate-synthesis';
import type { GenerateData } from './jobs/job-state';
import { endJob } from './jobs/job-state';

import { AnswerCheck } from './models/answer-check';
import { personalData } from './personal-data';
import { synthesisProblemTexts } from './problem-texts';
import { checkAhead } from './queries/crisis-findings';
import { findNewestVersion } from './queries/documents';
import { getSynthesisView } from './queries/synthesis-view';
import { synthesisRoutes } from './routes/synthesis';
import { synthesisSegmentProvider } from './segments';
import { readingChapter } from './views/printed-reading';

/** Server side of the synthesis. */
export const server = defineServer(manifest, (core) => {
  const job: Job<GenerateData> = {
    name: 'generate',
    run: async (data, { lastAttempt }) => {
      try {
        await generateSynthesis(core, data);
      } catch (error) {
        if (!lastAttempt) throw error;
        core.log.error('synthesis failed', { jobId: data.jobId, name: (error as Error).name });
        await endJob(core, data, 'failed', 'internal');
      }
    },
  };
  /** Deletes what was noted about an answer that is no longer read. */
  const forgetAnswer = async (responseId: string): Promise<void> => {
    await AnswerCheck.query(core.db).deleteById(responseId);
  };
  return {
    routes: synthesisRoutes(core, job) satisfies RoutesOf<typeof endpoints>,
    jobs: [job],
    reacts: [
      reactTo(laborResponded, async (change) => {
        await checkAhead(core, change, await core.port(labors).answersFor(change.userId, 'reading'));
      }),
      reactTo(laborWithdrawn, ({ responseId }) => forgetAnswer(responseId)),
      reactTo(laborAudienceChanged, async ({ responseId, audience }) => {
        if (audience === 'self') await forgetAnswer(responseId);
      }),
    ],
    provides: [
      provide(segments, synthesisSegmentProvider(core)),
      provide(figures, readings),
      ...judgements.map((figure) => provide(figures, figure)),
      provide(traces, reading),
      provide(productFigures, { 'synthesis.responsesNeeded': responsesNeeded }),
      provide(reportChapters, {
        of: async (userId, { birth }) => {
          const newest = await findNewestVersion(core.db, userId);
          return newest ? [readingChapter(await getSynthesisView(core, newest), birth)] : [];
        },
      }),
      provide(milestones, {
        of: async (userId) => {
          const newest = await findNewestVersion(core.db, userId);
          return newest
            ? [{ kind: 'synthesis', label: 'Synthesis Generated', at: newest.createdAt, href: '/synthesis' }]
            : [];
        },
      }),
    ],
    problemTexts: synthesisProblemTexts,
    personalData: personalData(core),
  };
});
