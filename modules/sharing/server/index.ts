import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { matchEnds } from '#modules/matching/public';
import { segmentAccess, segmentReaders, segments } from '#modules/records/public';
import { manifest } from '../module';
import { consents } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { closeConsents } from './actions/close-consents';
import { segmentAccessOf } from './actions/read-segments';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { sharingProblemTexts } from './problem-texts';
import { consentsOf } from './queries/live-consents';
import { directoryOf, type SegmentDirectory } from './queries/segment-directory';
import { segmentReadersOf } from './queries/segment-readers';
import { refreshPages } from './reactions/consent-changed';
import { clientRoutes } from './routes/clients';
import { consentRoutes } from './routes/consents';
import { segmentRoutes } from './routes/segments';
import { seed } from './seed';

/** Server side of what clients share with practitioners. */
export const server = defineServer(manifest, (core) => {
  let found: SegmentDirectory | null = null;
  // Not before every module was created: they provide the segments.
  const directory = (): SegmentDirectory => {
    found ??= directoryOf(core.ports(segments));
    return found;
  };
  return {
    routes: {
      ...consentRoutes(core, directory),
      ...segmentRoutes(core, directory),
      ...clientRoutes(core, directory),
    } satisfies RoutesOf<typeof endpoints>,
    reacts: refreshPages(core),
    provides: [
      provide(consents, consentsOf(core)),
      provide(segmentReaders, segmentReadersOf(core)),
      provide(segmentAccess, segmentAccessOf(core)),
      provide(matchEnds, { end: (trx, matchId, actor) => closeConsents(core, trx, matchId, actor) }),
    ],
    problemTexts: sharingProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core),
    seed: seed(core),
    start: async () => {
      directory();
    },
  };
});
