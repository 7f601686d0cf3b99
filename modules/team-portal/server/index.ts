import type { RoutesOf } from '#core/contract/implement';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { aftercareData } from './aftercare/personal-data';
import { aftercareReactions } from './aftercare/reactions';
import { seedPlans } from './aftercare/seed';
import { bothOf } from './both-of';
import { phaseData } from './clients/personal-data';
import { seedPhases } from './clients/seed';
import { countJob } from './figures/counted';
import { partnerData } from './partners/personal-data';
import { seedPartners } from './partners/seed';
import { aftercareRoutes } from './routes/aftercare';
import { clientRoutes } from './routes/clients';
import { conversationRoutes } from './routes/conversations';
import { figureRoutes } from './routes/figures';
import { partnerRoutes } from './routes/partners';
import { noticeJob } from './talks/notice';
import { talksData } from './talks/personal-data';
import { talkReactions } from './talks/reactions';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: {
    ...conversationRoutes(core),
    ...partnerRoutes(core),
    ...figureRoutes(core),
    ...clientRoutes(core),
    ...aftercareRoutes(core),
  } satisfies RoutesOf<typeof endpoints>,
  jobs: [countJob(core), noticeJob(core)],
  reacts: [...talkReactions(core), ...aftercareReactions(core)],
  personalData: bothOf(bothOf(talksData(core), phaseData(core)), bothOf(partnerData(core), aftercareData(core))),
  seed: async (trx, demo) => {
    await seedPartners(trx);
    await seedPhases(core, trx, demo);
    await seedPlans(core, trx, demo);
  },
}));
