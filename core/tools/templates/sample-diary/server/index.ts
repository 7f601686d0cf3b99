import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { personalData } from './personal-data';
import { entryRoutes } from './routes/entries';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: { ...entryRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  personalData: personalData(core),
}));
