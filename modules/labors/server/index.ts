import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide, reactTo } from '#core/contract/server';
import { knowledge, ownWriting, productFigures } from '#modules/knowledge/public';
import { segments } from '#modules/records/public';
import { figures, traces } from '#modules/reporting/public';
import { contentNouns } from '#modules/studio/public';
import { manifest } from '../module';
import { laborStanding, labors } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { laborAudienceChanged, laborResponded, laborWithdrawn } from '../schemas/events';
import { laborContent } from './content';
import { answered, completed, standing, writing } from './figures';
import { audioJobs } from './jobs/recordings';
import { laborFigures, laborKnowledge } from './knowledge';
import { personalData } from './personal-data';
import { laborProblemTexts } from './problem-texts';
import { findAllWords, listAudiences } from './queries/audiences';
import { getProgress } from './queries/progress';
import { answersFor } from './queries/usable-answers';
import { laborDraftRoutes } from './routes/labor-drafts';
import { laborResponseRoutes } from './routes/labor-responses';
import { laborRoutes } from './routes/labors';
import { recordingRoutes } from './routes/recordings';
import { seed } from './seed';
import { laborSegmentProvider, voiceSegmentProvider } from './segments';

/** Server side of the twelve Labors. */
export const server = defineServer(manifest, (core) => {
  const notifyOwner = async (change: { userId: string; laborNumber: number; version: number }): Promise<void> =>
    core.realtime.publish(`user:${change.userId}`, 'labors.changed', {
      laborNumber: change.laborNumber,
      version: change.version,
    });
  const audio = audioJobs(core);
  return {
    routes: {
      ...laborRoutes(core),
      ...laborResponseRoutes(core),
      ...laborDraftRoutes(core),
      ...recordingRoutes(core, audio),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [audio.makeCopy, audio.writeDown, audio.removeFiles, audio.sweepUnused],
    reacts: [
      reactTo(laborResponded, notifyOwner),
      reactTo(laborWithdrawn, notifyOwner),
      reactTo(laborAudienceChanged, async ({ userId, laborNumber, audience }) =>
        core.realtime.publish(`user:${userId}`, 'labors.changed', { laborNumber, audience }),
      ),
    ],
    provides: [
      provide(labors, {
        answersFor: (userId, purpose) => answersFor(core, userId, purpose),
        listAudiences: (userId, db = core.db) => listAudiences(core, db, userId),
        findAllWords: (userId, numbers) => findAllWords(core, userId, numbers),
        progressOf: (userId) => getProgress(core, userId),
      }),
      provide(laborStanding, standing(core)),
      provide(figures, answered),
      provide(figures, completed(core)),
      provide(traces, writing),
      provide(segments, laborSegmentProvider(core)),
      provide(segments, voiceSegmentProvider(core)),
      provide(knowledge, laborKnowledge(core)),
      provide(productFigures, laborFigures(core)),
      provide(contentNouns, laborContent),
      provide(ownWriting, {
        of: async (userId) =>
          (await answersFor(core, userId, 'reading')).map(({ responseId, laborNumber, laborName, text }) => ({
            id: `labor:${responseId}`,
            title: `Labor ${laborNumber}: ${laborName}`,
            path: `/intake/${laborNumber}`,
            text,
          })),
      }),
    ],
    problemTexts: laborProblemTexts,
    personalData: personalData(core, audio),
    seed: seed(core),
  };
});
