import type { Core } from '#core/contract/server';
import type { Places } from '../../places/places';
import { clientRoutes } from './clients';
import { enneagramRoutes } from './enneagram';
import { exportRoutes } from './export';
import { fitRoutes } from './fits';
import { passageRoutes } from './passages';
import { placeRoutes } from './places';
import { profileRoutes } from './profiles';
import { skyRoutes } from './sky';

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
