import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { type Places, places as worldPlaces } from '#modules/geo/public';
import { segments } from '#modules/records/public';
import { figures, traces } from '#modules/reporting/public';
import { manifest } from '../module';
import { births, charts, ownCharts, profileStanding, profiles, secondUniverse } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { beginRecord } from './actions/begin-record';
import { settleFormBirth } from './birth';
import { completed, generating, standing } from './figures';
import { ownChartsOf } from './own-charts';
import { personalData } from './personal-data';
import { profileProblemTexts } from './problem-texts';
import { labelsOf } from './queries/chart-labels';
import { isUniverseTwoOpen } from './queries/journey';
import { findSummary } from './queries/summary';
import { birthMomentRoutes } from './routes/birth-moments';
import { clientRoutes } from './routes/clients';
import { enneagramRoutes } from './routes/enneagram';
import { profileRoutes } from './routes/profiles';
import { seed } from './seed';
import { profileSegmentProvider } from './segments';

/** Server side of the holistic profile. */
export const server = defineServer(manifest, (core) => {
  const places = (): Places => core.port(worldPlaces);
  return {
    routes: {
      ...birthMomentRoutes(places),
      ...clientRoutes(core, places),
      ...profileRoutes(core, places),
      ...enneagramRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    provides: [
      provide(profiles, { summaryOf: (userId) => findSummary(core, userId) }),
      provide(segments, profileSegmentProvider(core)),
      provide(charts, {
        settle: (input) => settleFormBirth(places(), input),
        labelsOf,
      }),
      provide(births, {
        begin: (trx, userId, input, zone) => beginRecord(core, places(), trx, userId, input, zone),
      }),
      provide(secondUniverse, { isOpen: (userId) => isUniverseTwoOpen(core, userId) }),
      provide(ownCharts, ownChartsOf(core)),
      provide(profileStanding, standing),
      provide(figures, completed),
      provide(traces, generating),
    ],
    problemTexts: profileProblemTexts,
    personalData: personalData(core),
    seed: seed(core, places),
  };
});
