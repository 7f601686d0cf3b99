import { invalid } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import * as contract from '#modules/profile/schemas/contracts';
import * as api from '#modules/profile/schemas/endpoints';
import { momentOf, settleBirth } from '#modules/profile/server/service/birth';
import { listOffsetChoices } from '#modules/profile/server/service/offset-choices';
import type { Places } from '../../lib/places/places';

const lookups = { points: 240, seconds: 60 } as const;

/** Birth places, and the moment that a clock there showed. */
export const placeRoutes = (places: () => Places) => ({
  searchPlaces: implement(api.searchPlaces, contract.searchPlaces, {
    access: { open: true, because: 'the public intake asks for a birth place; nothing is stored' },
    limit: lookups,
    handle: async ({ query }) => [...places().search(query.q, query.limit)],
  }),
  getBirthMoment: implement(api.getBirthMoment, contract.getBirthMoment, {
    access: { open: true, because: 'the public forms ask which clock was in use; nothing is stored' },
    limit: lookups,
    handle: async ({ query }) => {
      const birth = settleBirth(places(), {
        birthDate: query.date,
        birthTime: query.time,
        placeId: query.placeId,
        ...(query.fold ? { fold: query.fold } : {}),
      });
      const moment = momentOf(birth);
      if (!moment) throw invalid('time', 'Give a time.');
      return { ...moment, choices: listOffsetChoices(birth, moment) };
    },
  }),
});
