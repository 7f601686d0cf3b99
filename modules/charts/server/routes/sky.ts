import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import type { Core } from '#core/contract/server';
import * as contract from '#modules/profile/schemas/contracts';
import * as api from '#modules/profile/schemas/endpoints';
import { charted } from '#modules/profile/server/service/birth';
import { clientOf } from '#modules/profile/server/service/client-of';
import { newestProfile } from '#modules/profile/server/service/profiles';
import { openBirth, openChart } from '#modules/profile/server/service/sealed';
import { returnsOf } from '../sky/returns';
import { transitsOf } from '../sky/transits';

const signedIn = { signedIn: true } as const;
const lookups = { points: 120, seconds: 60, by: 'person' } as const;

const newest = async (db: Knex, userId: string) => {
  const row = await newestProfile(db, userId);
  if (!row) throw notFound('profile');
  return row;
};

/** The sky at an instant with the caller's own newest chart; 404 while there is none. */
export const skyRoutes = (core: Core) => ({
  getTransits: implement(api.getTransits, contract.getTransits, {
    access: signedIn,
    limit: lookups,
    load: ({ user, db }) => newest(db, user.id),
    handle: async ({ query, loaded }) => {
      const chart = await openChart(core, core.db, loaded);
      return charted(() => transitsOf(chart, query.at === undefined ? Date.now() : Date.parse(query.at)));
    },
  }),
  getReturns: implement(api.getReturns, contract.getReturns, {
    access: signedIn,
    limit: lookups,
    load: async ({ user, db }) => {
      const client = await clientOf(db, user.id);
      if (!client) throw notFound('client record');
      return { client, row: await newest(db, user.id) };
    },
    handle: async ({ query, loaded: { client, row } }) => {
      const chart = await openChart(core, core.db, row);
      const { birthDate } = await openBirth(core, core.db, client);
      return returnsOf(chart, Number(birthDate.slice(0, 4)), query.year ?? new Date().getUTCFullYear());
    },
  }),
});
