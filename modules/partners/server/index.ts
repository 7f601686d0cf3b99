import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { personalData } from './personal-data';
import { partnerRoutes } from './routes/partners';
import { seedPartners } from './seed';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: partnerRoutes(core) satisfies RoutesOf<typeof endpoints>,
  personalData: personalData(core),
  seed: (trx) => seedPartners(trx),
}));
