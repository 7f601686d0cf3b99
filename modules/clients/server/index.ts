import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { personalData } from './personal-data';
import { portsOf } from './ports';
import { clientRoutes } from './routes/clients';
import { seedPhases } from './seed';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: clientRoutes(core) satisfies RoutesOf<typeof endpoints>,
  provides: portsOf(core),
  personalData: personalData(core),
  seed: (trx, demo) => seedPhases(core, trx, demo),
}));
