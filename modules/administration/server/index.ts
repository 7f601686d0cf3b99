import { gauges } from '#core/contract/host-ports';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { measureHealth } from './jobs/measure-health';
import { sweepInvitations } from './jobs/sweep-invitations';
import { personalData } from './personal-data';
import { findHealthGauges } from './queries/gauges';
import { auditRoutes } from './routes/audit';
import { healthRoutes } from './routes/health';
import { invitationPages } from './routes/invitation-pages';
import { invitationRoutes } from './routes/invitations';
import { jobRoutes } from './routes/jobs';
import { mailRoutes } from './routes/mails';
import { peopleRoutes } from './routes/people';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => {
  const health = healthRoutes(core);
  return {
    routes: {
      ...peopleRoutes(core),
      ...invitationRoutes(core),
      ...auditRoutes(core),
      ...jobRoutes(core),
      ...mailRoutes(core),
      ...health.routes,
    } satisfies RoutesOf<typeof endpoints>,
    serverPages: invitationPages(core),
    jobs: [measureHealth(core), sweepInvitations(core)],
    provides: [provide(gauges, () => findHealthGauges(core.db))],
    personalData: personalData(core),
    // From here on the delay of the event loop is measured.
    start: async () => {
      health.start();
    },
  };
});
