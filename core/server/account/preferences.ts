import type { Knex } from 'knex';
import { type Route, route } from '../../contract/route';
import { Preferences, PreferencesChange } from './schemas';

const path = '/api/account/preferences';

const read = (db: Knex, id: string): Promise<Preferences> =>
  db('users').where({ id }).first<Preferences>('language', 'theme', 'units');

/** `GET /api/account/preferences`. */
const readRoute = route({
  method: 'get',
  path,
  access: { signedIn: true },
  reply: Preferences,
  handle: ({ user, trx }) => read(trx, user.id),
});

/** `PATCH /api/account/preferences`: what the person wants to find again wherever they sign in. */
const changeRoute = route({
  method: 'patch',
  path,
  access: { signedIn: true },
  body: PreferencesChange,
  reply: Preferences,
  handle: async ({ user, body, trx }) => {
    await trx('users')
      .where({ id: user.id })
      .update({ ...body, updated_at: trx.fn.now() });
    return read(trx, user.id);
  },
});

export const preferenceRoutes: readonly Route[] = [readRoute, changeRoute];
