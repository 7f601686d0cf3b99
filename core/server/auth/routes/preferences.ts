import type { Knex } from 'knex';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { Preferences } from '../../../schemas/preferences';

const read = (db: Knex, id: string): Promise<Preferences> =>
  db('users').where({ id }).first<Preferences>('language', 'theme', 'units');

/** `GET /api/account/preferences`. */
const readRoute = implement(api.getPreferences, contract.getPreferences, {
  access: { signedIn: true },
  handle: ({ user, trx }) => read(trx, user.id),
});

/** `PATCH /api/account/preferences`: what the person wants to find again wherever they sign in. */
const changeRoute = implement(api.changePreferences, contract.changePreferences, {
  access: { signedIn: true },
  handle: async ({ user, body, trx }) => {
    await trx('users')
      .where({ id: user.id })
      .update({ ...body, updated_at: trx.fn.now() });
    return read(trx, user.id);
  },
});

export const preferenceRoutes: readonly Route[] = [readRoute, changeRoute];
