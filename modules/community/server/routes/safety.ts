import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Author } from '../../schemas/discussion';
import { BlockInput, Decision, ReportInput, ReportQuery, ReportReceipt, ReportViews } from '../../schemas/report';
import { decide, findReport, listReports } from '../reports/queue';
import { report } from '../reports/report';
import { block, blockedBy, unblock } from '../safety/blocks';
import { authorsFor } from '../safety/names';
import { Id, moderating, talking, writing } from './ids';

const reports = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/reports',
    access: talking,
    body: ReportInput,
    reply: ReportReceipt,
    limit: writing,
    handle: async ({ user, body, trx }) => ({ id: await report(core, trx, user, body) }),
  }),
  route({
    method: 'get',
    path: '/api/reports',
    access: moderating,
    query: ReportQuery,
    reply: ReportViews,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listReports(core, user, query);
      await core.audit.record(trx, { actor: user.id, action: 'community.reports', detail: { count: rows.length } });
      return respond(rows, { next });
    },
  }),
  route({
    method: 'post',
    path: '/api/reports/:id/decide',
    access: moderating,
    params: Id,
    body: Decision,
    status: 204,
    load: ({ params, db }) => findReport(db, params.id),
    handle: async ({ user, loaded, body, trx }) => decide(core, trx, user, loaded, body.decision) as Promise<undefined>,
  }),
];

const blocks = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/community-blocks/me',
    access: talking,
    reply: Type.Array(Author),
    handle: async ({ user, trx }) => {
      const ids = [...(await blockedBy(trx, user.id))];
      const nameOf = await authorsFor(core, user, ids);
      return ids.flatMap((id) => nameOf(id) ?? []);
    },
  }),
  route({
    method: 'post',
    path: '/api/community-blocks',
    access: talking,
    body: BlockInput,
    status: 204,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      if (body.blocked) await block(trx, user.id, body.personId);
      else await unblock(trx, user.id, body.personId);
      return undefined;
    },
  }),
];

/** Reports with their queue, and blocks. */
export const safetyRoutes = (core: Core): Route[] => [...reports(core), ...blocks(core)];
