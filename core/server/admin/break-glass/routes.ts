import { Type } from '@sinclair/typebox';
import { breakGlassObjects } from '../../../contract/break-glass';
import { type Route, respond, route } from '../../../contract/route';
import { personNames } from '../../people';
import type { AdminParts } from '../parts';
import { listGrants } from './grants';
import { openObject } from './open';
import { ownOpeningsRoute } from './own-route';
import { BreakGlass, Grant, Granted, GrantsQuery } from './schemas';

const path = '/api/admin/break-glass';

/** `POST /api/admin/break-glass`: opens one object for one hour. Neither a shared key nor a click: every use tells the owner. */
const openRoute = (parts: AdminParts): Route =>
  route({
    method: 'post',
    path,
    access: { permission: 'core.break-glass' },
    limit: { points: 30, seconds: 3600, by: 'person' },
    bodyLimit: 8 * 1024,
    idempotent: true,
    body: BreakGlass,
    reply: Granted,
    handle: ({ user, body, trx, request }) =>
      openObject(parts, parts.ports.all(breakGlassObjects), trx, { actor: user.id, ...body }, request.id),
  });

/** `GET /api/admin/break-glass`: who opened what and why, newest first; reading it is on record too. */
const listRoute = ({ vault, audit }: AdminParts): Route =>
  route({
    method: 'get',
    path,
    access: { permission: 'core.read-audit' },
    query: GrantsQuery,
    reply: Type.Array(Grant),
    handle: async ({ user, query, trx: db, request }) => {
      const { limit = 50 } = query;
      const rows = await listGrants(db, vault, { ...query, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const names = await personNames(
        db,
        page.map(({ actor }) => actor),
      );
      await audit(db, { actor: user.id, action: 'break-glass.listed', detail: { count: page.length } }, request.id);
      const next =
        rows.length > limit && last
          ? `${path}?${new URLSearchParams({ limit: String(limit), before: last.createdAt, beforeId: last.id })}`
          : null;
      const view = page.map((one) => {
        const name = names.get(one.actor);
        return { ...one, actor: { id: one.actor, name: name ? `${name.firstName} ${name.lastName}`.trim() : '' } };
      });
      return respond(view, { next, headers: { 'Cache-Control': 'no-store' } });
    },
  });

/** Opening what is closed to staff, and looking back at it: for those who review, and for whose it is. */
export const breakGlassRoutes = (parts: AdminParts): readonly Route[] => [
  openRoute(parts),
  listRoute(parts),
  ownOpeningsRoute,
];
