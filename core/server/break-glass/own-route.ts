import { toPath } from '../../contract/endpoint';
import { implement, type Route, respond } from '../../contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { ownOpenings } from './own';

/** `GET /api/account/openings`: what staff opened of the caller's own with a stated reason, when, and how often it was read. */
export const ownOpeningsRoute: Route = implement(api.listOwnOpenings, contract.listOwnOpenings, {
  access: { signedIn: true },
  handle: async ({ user, query, trx: db }) => {
    const { limit = 20, before } = query;
    const { openings, more } = await ownOpenings(db, user.id, { limit, ...(before ? { before } : {}) });
    const last = openings.at(-1);
    const next = more && last ? toPath(api.listOwnOpenings, { query: { limit, before: last.id } }) : null;
    return respond(openings, { next, headers: { 'Cache-Control': 'no-store' } });
  },
});
