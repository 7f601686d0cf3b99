import { invalid } from '#core/contract/errors';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { PassageQuery, PassagesView } from '../../schemas/passages';
import { lookOf } from '../../themes/look';
import { passagesOf } from '../passages/passages-of';

/** What the caller wrote that touches on a part of the bodygraph. */
export const passageRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/holistic-profiles/me/passages',
    access: { permission: 'profile.keep' },
    query: PassageQuery,
    reply: PassagesView,
    limit: { points: 120, seconds: 60, by: 'person' },
    handle: async ({ user, query }) => {
      const look = lookOf(query.look);
      if (!look) throw invalid('look', 'Name a centre, a channel or a gate, such as gate-34.');
      return passagesOf(core, user.id, look);
    },
  }),
];
