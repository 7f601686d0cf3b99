import type { Core } from '#core/contract/server';
import { fitRoutes } from '#modules/charts/server/routes/fits';
import { passageRoutes } from '#modules/charts/server/routes/passages';
import { skyRoutes } from '#modules/charts/server/routes/sky';
import type { Places } from '#modules/geo/public';
import { exportRoutes } from '#modules/reports/server/routes/export';
import { birthMomentRoutes } from './birth-moments';
import { clientRoutes } from './clients';
import { enneagramRoutes } from './enneagram';
import { profileRoutes } from './profiles';

/** Birth moments, client records, charts and the overview of a client's way. */
export const routes = (core: Core, places: () => Places) => ({
  ...birthMomentRoutes(places),
  ...clientRoutes(core, places),
  ...profileRoutes(core, places),
  ...exportRoutes(core),
  ...skyRoutes(core),
  ...passageRoutes(core),
  ...enneagramRoutes(core),
  ...fitRoutes(core),
});
