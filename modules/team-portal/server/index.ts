import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { bothOf } from './both-of';
import { phaseData } from './clients/personal-data';
import { countJob } from './figures/metrics';
import { partnerData } from './partners/personal-data';
import { seedPartners } from './partners/seed';
import { conversationRoutes } from './routes/conversations';
import { figureRoutes } from './routes/figures';
import { partnerRoutes } from './routes/partners';
import { noticeJob } from './talks/notice';
import { talksData } from './talks/personal-data';
import { talkReactions } from './talks/reactions';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: [...conversationRoutes(core), ...partnerRoutes(core), ...figureRoutes(core)],
  jobs: [countJob(core), noticeJob(core)],
  reacts: talkReactions(core),
  personalData: bothOf(bothOf(talksData(core), phaseData(core)), partnerData(core)),
  seed: (trx) => seedPartners(trx),
}));
