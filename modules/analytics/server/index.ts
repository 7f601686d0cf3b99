import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { countJob } from './jobs/count';
import { figureRoutes } from './routes/figures';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: figureRoutes(core) satisfies RoutesOf<typeof endpoints>,
  jobs: [countJob(core)],
}));
