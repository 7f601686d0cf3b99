import { Type } from '@sinclair/typebox';
import { invalid } from '#core/contract/errors';
import { type Route, route } from '#core/contract/route';
import type { Places } from '../../places/places';
import { BirthMomentQuery, BirthMomentView } from '../../schemas/client';
import { PlaceQuery, PlaceView } from '../../schemas/place';
import { momentOf, settleBirth } from '../service/birth';
import { listOffsetChoices } from '../service/offset-choices';

const signedIn = { signedIn: true } as const;
const lookups = { points: 240, seconds: 60 } as const;

/** Birth places, and the moment that a clock there showed. */
export const placeRoutes = (places: () => Places): Route[] => [
  route({
    method: 'get',
    path: '/api/places',
    access: { open: true, because: 'the public intake asks for a birth place; nothing is stored' },
    query: PlaceQuery,
    reply: Type.Array(PlaceView),
    limit: lookups,
    handle: async ({ query }) => [...places().search(query.q, query.limit)],
  }),
  route({
    method: 'get',
    path: '/api/birth-moments',
    access: signedIn,
    query: BirthMomentQuery,
    reply: BirthMomentView,
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
];
