import { notFound } from '#core/contract/errors';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { SkyQuery, TransitsView } from '../../schemas/sky';
import { charted } from '../service/birth';
import { newestProfile } from '../service/profiles';
import { openChart } from '../service/sealed';
import { transitsOf } from '../sky/transits';

const signedIn = { signedIn: true } as const;
const lookups = { points: 120, seconds: 60, by: 'person' } as const;

/** The sky beside the caller's own newest chart; 404 while there is none. */
export const skyRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/holistic-profiles/me/transits',
    access: signedIn,
    query: SkyQuery,
    reply: TransitsView,
    limit: lookups,
    load: async ({ user, db }) => {
      const row = await newestProfile(db, user.id);
      if (!row) throw notFound('profile');
      return row;
    },
    handle: async ({ query, loaded }) => {
      const chart = await openChart(core, core.db, loaded);
      return charted(() => transitsOf(chart, query.at === undefined ? Date.now() : Date.parse(query.at)));
    },
  }),
];
