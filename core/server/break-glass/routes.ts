import { toPath } from '../../contract/endpoint';
import { breakGlassObjects } from '../../contract/hooks';
import { implement, type Route, respond } from '../../contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { listPersonNames } from '../accounts/person-accounts';
import { listGrants } from './grants';
import { openObject } from './open';
import { ownOpeningsRoute } from './own-route';
import type { BreakGlassParts } from './parts';

/** `POST /api/admin/break-glass`: opens one object for one hour. Neither a shared key nor a click: every use tells the owner. */
const openRoute = (parts: BreakGlassParts): Route =>
  implement(api.breakGlass, contract.breakGlass, {
    access: { permission: 'core.break-glass' },
    recentSignIn: true,
    limit: { points: 30, seconds: 3600, by: 'person' },
    bodyLimit: 8 * 1024,
    handle: ({ user, body, trx, request }) =>
      openObject(parts, parts.ports.all(breakGlassObjects), trx, { actor: user.id, ...body }, request.id),
  });

/** `GET /api/admin/break-glass`: who opened what and why, newest first; reading it is on record too. */
const listRoute = ({ vault, audit }: BreakGlassParts): Route =>
  implement(api.listGrants, contract.listGrants, {
    access: { permission: 'core.review-break-glass' },
    handle: async ({ user, query, trx: db, request }) => {
      const { limit = 50 } = query;
      const rows = await listGrants(db, vault, { ...query, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const names = await listPersonNames(
        db,
        page.map(({ actor }) => actor),
      );
      await audit(db, { actor: user.id, action: 'break-glass.listed', detail: { count: page.length } }, request.id);
      const next =
        rows.length > limit && last
          ? toPath(api.listGrants, { query: { limit, before: last.createdAt, beforeId: last.id } })
          : null;
      const view = page.map((one) => {
        const name = names.get(one.actor);
        return { ...one, actor: { id: one.actor, name: name ? `${name.firstName} ${name.lastName}`.trim() : '' } };
      });
      return respond(view, { next, headers: { 'Cache-Control': 'no-store' } });
    },
  });

/** Opening what is closed to staff, and looking back at it: for those who review, and for whose it is. */
export const breakGlassRoutes = (parts: BreakGlassParts): readonly Route[] => [
  openRoute(parts),
  listRoute(parts),
  ownOpeningsRoute,
];
