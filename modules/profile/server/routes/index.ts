import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import { birthMomentRoutes } from './birth-moments';
import { clientRoutes } from './clients';
import { enneagramRoutes } from './enneagram';
import { profileRoutes } from './profiles';

/** Birth moments, client records, charts and the overview of a client's way. */
export const routes = (core: Core, places: () => Places) => ({
  ...birthMomentRoutes(places),
  ...clientRoutes(core, places),
  ...profileRoutes(core, places),
  ...enneagramRoutes(core),
});
