import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { loadPlaces } from '../lib/places/places';
import { manifest } from '../module';
import { atlas, type Places, places, zones } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { atlasOf } from './atlas';
import { clocks } from './clocks';
import { placeRoutes } from './routes/places';

/** Server side of this module: the places are read at the start and stay in memory. */
export const server = defineServer(manifest, () => {
  let loaded: Places | null = null;
  const get = (): Places => {
    if (!loaded) throw new Error('places are not loaded yet');
    return loaded;
  };
  const world: Places = {
    search: (text, limit) => get().search(text, limit),
    byId: (id) => get().byId(id),
    resolveText: (text) => get().resolveText(text),
    nearest: (latitude, longitude) => get().nearest(latitude, longitude),
  };
  return {
    routes: placeRoutes(world) satisfies RoutesOf<typeof endpoints>,
    provides: [provide(places, world), provide(atlas, atlasOf(world)), provide(zones, clocks)],
    start: async () => {
      loaded = await loadPlaces();
    },
  };
});
