import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { openPlaces } from '../lib/places/places';
import { checkIndex } from '../lib/places/read-index';
import { manifest } from '../module';
import { atlas, places, zones } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { atlasOf } from './atlas';
import { clocks } from './clocks';
import { placeRoutes } from './routes/places';

/** Server side of this module; without the index of places it does not start. */
export const server = defineServer(manifest, () => {
  const world = openPlaces();
  return {
    routes: placeRoutes(world) satisfies RoutesOf<typeof endpoints>,
    provides: [provide(places, world), provide(atlas, atlasOf(world)), provide(zones, clocks)],
    start: async () => checkIndex(),
  };
});
