import type { RoutesOf } from '#core/contract/implement';
import { defineServer, provide } from '#core/contract/server';
import { useEphemerisFile } from '#modules/chart-engine/public-server';
import { connectionParts } from '#modules/connections/server/parts';
import { atlasOf, type Places } from '#modules/geo/public';
import { clocks, loadPlaces } from '#modules/geo/public-server';
import { segments } from '#modules/records/public';
import { figures, traces } from '#modules/reporting/public';
import { manifest } from '../module';
import { atlas, births, charts, ownCharts, profileStanding, profiles, secondUniverse, zones } from '../public';
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
  useEphemerisFile(`${core.config.root}/modules/profile/engine/data/ephemeris.bin`);
  let loaded: Places | null = null;
  const places = (): Places => {
    if (!loaded) throw new Error('places are not loaded yet');
    return loaded;
  };
  const connections = connectionParts(core);
  return {
    routes: { ...routes(core, places), ...connections.routes } satisfies RoutesOf<typeof endpoints>,
    jobs: connections.jobs,
    reacts: connections.reacts,
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
      provide(zones, clocks),
      provide(atlas, atlasOf(places)),
      provide(profileStanding, standing),
      provide(figures, completed),
      provide(traces, generating),
    ],
    personalData: personalData(core),
    seed: seed(core, places),
    start: async () => {
      loaded = await loadPlaces();
    },
  };
});
