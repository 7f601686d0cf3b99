import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createEndOffers } from './jobs/end-offers';
import { createPublishDue } from './jobs/publish-due';
import { createRemovePapers } from './jobs/remove-papers';
import { mailTemplates } from './mail-templates';
import { publicPages, worldMap } from './pages/pages';
import { personalData } from './personal-data';
import { createProvisions } from './ports';
import { retreatProblemTexts } from './problem-texts';
import { placeRoutes } from './routes/places';
import { rosterRoutes } from './routes/roster';
import { studioRoutes } from './routes/studio';
import { createSeed } from './seed';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => {
  const removePapers = createRemovePapers(core);
  return {
    routes: { ...studioRoutes(core), ...rosterRoutes(core), ...placeRoutes(core, removePapers) } satisfies RoutesOf<
      typeof endpoints
    >,
    jobs: [createEndOffers(core), createPublishDue(core), removePapers],
    provides: createProvisions(core),
    publicPages: publicPages(core),
    publicDocuments: [worldMap],
    mails: mailTemplates,
    personalData: personalData(core, removePapers),
    problemTexts: retreatProblemTexts,
    seed: createSeed(core),
  };
});
