import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { chartFileRoutes } from './routes/chart-files';

/** Server side of the files that are made of a chart; it stores nothing. */
export const server = defineServer(manifest, (core) => ({
  routes: chartFileRoutes(core) satisfies RoutesOf<typeof endpoints>,
}));
