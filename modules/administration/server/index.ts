import { claimMails } from '#core/contract/claim-mails';
import { gauges } from '#core/contract/host-ports';
import { houseSettings } from '#core/contract/house';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createClaimMails } from './actions/invite-person';
import { houseSteps } from './first-run';
import { houseContent } from './house-content';
import { failureSources } from './inbox-sources';
import { measureHealth } from './jobs/measure-health';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { findHealthGauges } from './queries/gauges';
import { createHouseSettings } from './queries/house';
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
  const house = createHouseSettings(core);
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
    jobs: [measureHealth(core)],
    provides: [
      ...failureSources(core).map((source) => provide(inboxSources, source)),
      provide(gauges, () => findHealthGauges(core.db)),
      provide(houseSettings, house),
      provide(claimMails, createClaimMails(core)),
      provide(contentNouns, houseContent(core)),
      ...houseSteps(core).map((step) => provide(firstRunSteps, step)),
    ],
    mails: mailTemplates,
    personalData: personalData(core),
    // From here on the delay of the event loop is measured.
    start: async () => {
      health.start();
      await house.load();
    },
  };
});
