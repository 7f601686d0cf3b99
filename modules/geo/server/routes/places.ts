import { implement } from '#core/contract/route';
import type { Places } from '../../public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';

/** Places by what is typed. */
export const placeRoutes = (places: Places) => ({
  searchPlaces: implement(api.searchPlaces, contract.searchPlaces, {
    access: { open: true, because: 'the public intake asks for a birth place; nothing is stored' },
    limit: { points: 240, seconds: 60 },
    handle: async ({ query }) => places.search(query.q, query.limit),
  }),
});
