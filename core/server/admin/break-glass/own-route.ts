import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '../../../contract/route';
import { ownOpenings } from './own';
import { OwnOpening, OwnOpeningsQuery } from './own-schemas';

const path = '/api/account/openings';

/** `GET /api/account/openings`: what staff opened of the caller's own with a stated reason, when, and how often it was read. */
export const ownOpeningsRoute: Route = route({
  method: 'get',
  path,
  access: { signedIn: true },
  query: OwnOpeningsQuery,
  reply: Type.Array(OwnOpening),
  handle: async ({ user, query, trx: db }) => {
    const { limit = 20, before } = query;
    const { openings, more } = await ownOpenings(db, user.id, { limit, ...(before ? { before } : {}) });
    const last = openings.at(-1);
    const next = more && last ? `${path}?limit=${limit}&before=${last.id}` : null;
    return respond(openings, { next, headers: { 'Cache-Control': 'no-store' } });
  },
});
