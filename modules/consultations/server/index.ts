import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { bookable, figures } from '#modules/reporting/public';
import { manifest } from '../module';
import { inbox } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { sendContactRequest } from './actions/send-contact-request';
import { hours, messages, requested } from './figures';
import { consultationSources } from './inbox-sources';
import { generateJob } from './jobs/generate-profile';
import { remind } from './jobs/remind';
import { sweepLost } from './jobs/sweep';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { consultationProblemTexts } from './problem-texts';
import { reactions } from './reactions';
import { appointmentRoutes } from './routes/appointments';
import { consultationRequestRoutes } from './routes/consultation-requests';
import { contactRequestRoutes } from './routes/contact-requests';
import { seed } from './seed';

/** Server side of requests to the team. */
export const server = defineServer(manifest, (core) => ({
  routes: {
    ...contactRequestRoutes(core),
    ...consultationRequestRoutes(core),
    ...appointmentRoutes(core),
  } satisfies RoutesOf<typeof endpoints>,
  jobs: [sweepLost(core), remind(core), generateJob(core)],
  reacts: reactions(core),
  provides: [
    ...consultationSources.map((source) => provide(inboxSources, source)),
    provide(figures, requested),
    provide(figures, messages),
    provide(bookable, hours(core)),
    provide(inbox, { add: (trx, request) => sendContactRequest(core, trx, request) }),
  ],
  problemTexts: consultationProblemTexts,
  mails: mailTemplates,
  personalData: personalData(core),
  seed: seed(core),
}));
