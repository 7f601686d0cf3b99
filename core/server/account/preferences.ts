import type { Knex } from 'knex';
import { type Route, route } from '../../contract/route';
import { Preferences } from './schemas';

const read = (db: Knex, id: string): Promise<Preferences> =>
  db('users').where({ id }).first<Preferences>('language', 'theme', 'units');

/** `GET /api/account/preferences`. */
const readRoute = route({
  method: 'get',
  path: '/api/account/preferences',
  access: { signedIn: true },
  reply: Preferences,
  handle: ({ user, trx }) => read(trx, user.id),
});

/** `PUT /api/account/preferences`: what the person wants to find again on every device they sign in on. */
const writeRoute = route({
  method: 'put',
  path: '/api/account/preferences',
  access: { signedIn: true },
  status: 200,
  body: Preferences,
  reply: Preferences,
  handle: async ({ user, body, trx }) => {
    const { language, theme, units } = body;
    await trx('users').where({ id: user.id }).update({ language, theme, units, updated_at: trx.fn.now() });
    return read(trx, user.id);
  },
});

export const preferenceRoutes: readonly Route[] = [readRoute, writeRoute];
