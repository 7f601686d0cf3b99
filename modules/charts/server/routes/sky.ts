import type { Knex } from 'knex';
import { invalid, notFound } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type Chart, ChartInputError } from '#modules/chart-engine/public';
import { ownCharts } from '#modules/profile/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { returnsOf } from '../queries/returns';
import { transitsOf } from '../queries/transits';

const signedIn = { signedIn: true } as const;
const lookups = { points: 120, seconds: 60, by: 'person' } as const;

/** The sky at an instant with the caller's own newest chart; 404 while there is none. */
export const skyRoutes = (core: Core) => {
  const getNewest = async (db: Knex, userId: string): Promise<Chart> => {
    const newest = await core.port(ownCharts).findNewest(db, userId);
    if (!newest) throw notFound('profile');
    return newest.chart;
  };
  return {
    getTransits: implement(api.getTransits, contract.getTransits, {
      access: signedIn,
      limit: lookups,
      load: ({ user, db }) => getNewest(db, user.id),
      handle: async ({ query, loaded }) => {
        try {
          return transitsOf(loaded, query.at === undefined ? Date.now() : Date.parse(query.at));
        } catch (error) {
          if (error instanceof ChartInputError) throw invalid('at', error.message);
          throw error;
        }
      },
    }),
    getReturns: implement(api.getReturns, contract.getReturns, {
      access: signedIn,
      limit: lookups,
      load: async ({ user, db }) => {
        const birthDate = await core.port(ownCharts).findBirthDate(db, user.id);
        if (birthDate === null) throw notFound('client record');
        return { birthDate, chart: await getNewest(db, user.id) };
      },
      handle: async ({ query, loaded: { birthDate, chart } }) =>
        returnsOf(chart, Number(birthDate.slice(0, 4)), query.year ?? new Date().getUTCFullYear()),
    }),
  };
};
