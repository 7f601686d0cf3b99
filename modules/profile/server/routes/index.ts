import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/lib/places/places';
import { clientRoutes } from './clients';
import { enneagramRoutes } from './enneagram';
import { exportRoutes } from '#modules/reports/server/routes/export';
import { fitRoutes } from '#modules/charts/server/routes/fits';
import { passageRoutes } from '#modules/charts/server/routes/passages';
import { placeRoutes } from '#modules/geo/server/routes/places';
import { profileRoutes } from './profiles';
import { skyRoutes } from '#modules/charts/server/routes/sky';

/** Places, client records, charts and the overview of a client's way. */
export const routes = (core: Core, places: () => Places) => ({
  ...placeRoutes(places),
  ...clientRoutes(core, places),
  ...profileRoutes(core, places),
  ...exportRoutes(core),
  ...skyRoutes(core),
  ...passageRoutes(core),
  ...enneagramRoutes(core),
  ...fitRoutes(core),
});
