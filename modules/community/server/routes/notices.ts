import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { DigestChoice, LevelInput, NoticeCount, NoticeQuery, NoticeViews } from '../../schemas/notice';
import { chooseDigest, personIn, wantsDigest } from '../notices/digest-choice';
import { levelOf, setLevel } from '../notices/levels';
import { listNotices, ownNotice, readNotices, unreadNotices } from '../notices/list';
import { asMember } from '../pods/find';
import { Id, talking } from './ids';

const Token = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,400}$' }) },
  { additionalProperties: false },
);

/** What tells people: notices, how much of something they want to hear, and the mail once a day. */
export const noticeRoutes = (core: Core): Route[] => [
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
  route({
    method: 'get',
    path: '/api/notifications/digest',
    access: talking,
    reply: DigestChoice,
    handle: async ({ user, trx }) => ({ on: await wantsDigest(trx, user.id) }),
  }),
  route({
    method: 'put',
    path: '/api/notifications/digest',
    access: talking,
    body: DigestChoice,
    reply: DigestChoice,
    handle: async ({ user, body, trx }) => {
      await chooseDigest(trx, user.id, body.on);
      return body;
    },
  }),
  route({
    method: 'get',
    path: '/api/notifications/unsubscribe/:token',
    access: {
      open: true,
      because: 'mail programs that do not press it by themselves open it as a link; it leads to the page that asks',
    },
    params: Token,
    status: 303,
    handle: async ({ params }) =>
      respond(undefined, { status: 303, headers: { Location: `/unsubscribe#${params.token}` } }),
  }),
  route({
    method: 'post',
    path: '/api/notifications/unsubscribe/:token',
    access: {
      open: true,
      because: 'mail programs press it by themselves; the token names the person and nothing else',
    },
    params: Token,
    status: 204,
    limit: { points: 60, seconds: 60 },
    load: async ({ params }) => personIn(core, params.token),
    handle: async ({ loaded, trx }) => chooseDigest(trx, loaded, false) as Promise<undefined>,
  }),
];
