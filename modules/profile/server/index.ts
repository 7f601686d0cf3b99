import { defineServer, provide } from '#core/contract/server';
import { useEphemerisFile } from '../engine';
import { manifest } from '../module';
import { loadPlaces, type Places } from '../places/places';
import { profiles } from '../public';
import { personalData } from './personal-data';
import { routes } from './routes';
import { summaryOf } from './service/summary';

/** Server side of the holistic profile. */
export const server = defineServer(manifest, (core) => {
  useEphemerisFile(`${core.config.root}/modules/profile/engine/data/ephemeris.bin`);
  let loaded: Places | null = null;
  const places = (): Places => {
    if (!loaded) throw new Error('places are not loaded yet');
    return loaded;
  };
  return {
    routes: routes(core, places),
    provides: [provide(profiles, { summaryOf: (userId) => summaryOf(core, userId) })],
    personalData: personalData(core),
    start: async () => {
      loaded = await loadPlaces();
    },
  };
});
