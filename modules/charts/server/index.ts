import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { personalData } from './personal-data';
import { chartProblemTexts } from './problem-texts';
import { fitRoutes } from './routes/fits';
import { passageRoutes } from './routes/passages';
import { skyRoutes } from './routes/sky';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => ({
  routes: { ...skyRoutes(core), ...passageRoutes(core), ...fitRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  problemTexts: chartProblemTexts,
  personalData: personalData(core),
}));
