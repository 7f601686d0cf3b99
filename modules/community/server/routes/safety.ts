import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Author } from '../../schemas/discussion';
import { LevelInput, NoticeCount, NoticeQuery, NoticeViews } from '../../schemas/notice';
import { BlockInput, Decision, ReportInput, ReportQuery, ReportReceipt, ReportViews } from '../../schemas/report';
import { levelOf, setLevel } from '../notices/levels';
import { listNotices, ownNotice, readNotices, unreadNotices } from '../notices/list';
import { asMember } from '../pods/find';
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

const notices: Route[] = [
  route({
    method: 'get',
    path: '/api/notifications/me',
    access: talking,
    query: NoticeQuery,
    reply: NoticeViews,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listNotices(trx, user.id, query);
      return respond(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/notifications/me/count',
    access: talking,
    reply: NoticeCount,
    handle: async ({ user, trx }) => ({ unread: await unreadNotices(trx, user.id) }),
  }),
  route({
    method: 'post',
    path: '/api/notifications/me/read',
    access: talking,
    status: 204,
    handle: async ({ user, trx }) => readNotices(trx, user.id, null) as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/notifications/:id/read',
    access: talking,
    params: Id,
    status: 204,
    load: ({ user, params, db }) => ownNotice(db, user.id, params.id),
    handle: async ({ user, params, trx }) => readNotices(trx, user.id, params.id) as Promise<undefined>,
  }),
  route({
    method: 'get',
    path: '/api/pods/:id/level',
    access: talking,
    params: Id,
    reply: LevelInput,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, trx }) => ({ level: await levelOf(trx, user.id, params.id) }),
  }),
  route({
    method: 'put',
    path: '/api/pods/:id/level',
    access: talking,
    params: Id,
    body: LevelInput,
    reply: LevelInput,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, body, trx }) => {
      await setLevel(trx, user.id, params.id, body.level);
      return body;
    },
  }),
];

/** Reports with their queue, blocks, and what tells people. */
export const safetyRoutes = (core: Core): Route[] => [...reports(core), ...blocks(core), ...notices];
