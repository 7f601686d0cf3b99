import type { RoutesOf } from '#core/contract/implement';
import { defineServer, provide } from '#core/contract/server';
import { type Places, places as worldPlaces } from '#modules/geo/public';
import { segments } from '#modules/records/public';
import { figures, traces } from '#modules/reporting/public';
import { manifest } from '../module';
import { births, charts, ownCharts, profileStanding, profiles, secondUniverse } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { completed, generating, standing } from './figures';
import { ownChartsOf } from './own-charts';
import { personalData } from './personal-data';
import { routes } from './routes';
import { seed } from './seed';
import { profileSegmentProvider } from './segments';
import { beginRecord } from './service/begin-record';
import { settleFormBirth } from './service/birth';
import { labelsOf } from './service/chart-labels';
import { isUniverseTwoOpen } from './service/overview';
import { summaryOf } from './service/summary';

/** Server side of the holistic profile. */
export const server = defineServer(manifest, (core) => {
  const places = (): Places => core.port(worldPlaces);
  return {
    routes: routes(core, places) satisfies RoutesOf<typeof endpoints>,
    provides: [
      provide(profiles, { summaryOf: (userId) => summaryOf(core, userId) }),
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
    personalData: personalData(core),
    seed: seed(core, places),
  };
});
