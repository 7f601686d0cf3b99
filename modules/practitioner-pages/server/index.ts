import { importKinds, toImportKind } from '#core/contract/imports';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { guestCalls } from '#modules/matching/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createPractitionerKind } from './actions/import-practitioners';
import { inboxSourcesOf } from './inbox-sources';
import { createEndIntroductions } from './jobs/end-introductions';
import { createExpireCredentials } from './jobs/expire-credentials';
import { createIndexFreeTimes } from './jobs/index-free-times';
import { createRemoveDocuments } from './jobs/remove-documents';
import { publicPages } from './pages/pages';
import { personalData } from './personal-data';
import { problemTexts } from './problem-texts';
import { listGuestTimes } from './queries/introductions';
import { endFormerPractitioner } from './reactions/role-granted';
import { directoryRoutes } from './routes/directory';
import { ownPageRoutes } from './routes/own-page';
import { studioRoutes } from './routes/studio';
import { createSeed } from './seed';

/** Server side of practitioners' public pages. */
export const server = defineServer(manifest, (core) => {
  const removeDocuments = createRemoveDocuments(core);
  return {
    routes: {
      ...directoryRoutes(core),
      ...ownPageRoutes(core, removeDocuments),
      ...studioRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [removeDocuments, createExpireCredentials(core), createEndIntroductions(core), createIndexFreeTimes(core)],
    reacts: [endFormerPractitioner(core)],
    provides: [
      provide(guestCalls, { listBusy: listGuestTimes }),
      provide(importKinds, toImportKind(createPractitionerKind(core))),
      ...inboxSourcesOf(core).map((source) => provide(inboxSources, source)),
    ],
    publicPages: publicPages(core),
    personalData: personalData(core, removeDocuments),
    problemTexts,
    seed: createSeed(core),
  };
});
