import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { samplePageRoutes } from './routes/sample-page';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, () => ({
  routes: { ...samplePageRoutes() } satisfies RoutesOf<typeof endpoints>,
}));
