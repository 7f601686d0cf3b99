import { bookable, figures } from '#core/contract/figures';
import { inbox } from '#core/contract/inbox';
import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import { hours, messages, requested } from './figures';
import { remind, sweepLost, sweepOld } from './jobs';
import { personalData } from './personal-data';
import { reactions } from './reactions';
import { routes } from './routes';
import { deskRoutes } from './routes-desk';
import { appointmentRoutes, scheduleRoutes } from './routes-schedule';
import { seed } from './seed';
import { addRequest } from './service/add-request';
import { generateJob } from './service/generate/queue';

/** Server side of requests to the team. */
export const server = defineServer(manifest, (core) => ({
  routes: [...routes(core), ...deskRoutes(core), ...scheduleRoutes(core), ...appointmentRoutes(core)],
  jobs: [sweepOld(core), sweepLost(core), remind(core), generateJob(core)],
  reacts: reactions(core),
  provides: [
    provide(figures, requested),
    provide(figures, messages),
    provide(bookable, hours(core)),
    provide(inbox, { add: (trx, request) => addRequest(core, trx, request) }),
  ],
  personalData: personalData(core),
  seed: seed(core),
}));
