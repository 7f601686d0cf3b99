import { Type } from '@sinclair/typebox';
import { type Reply, type Route, respond as reply, route, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import {
  ArticleChange,
  ArticleInput,
  ArticlePatch,
  EditorialList,
  EditorialQuery,
  EditorialView,
  PreviewInput,
  PreviewView,
  RestoreInput,
  RevisionContent,
  RevisionList,
  StatusInput,
} from '../../schemas/editorial';
import { changeArticle, createDraft, locked, restoreArticle } from '../editorial/change';
import { moveArticle } from '../editorial/move';
import { presentEditorial } from '../editorial/present';
import { previewOf } from '../editorial/preview';
import { editorialList, historyOf, revisionOf } from '../editorial/read';
import { readable, workable } from '../service/read';
import { AtSlug } from './reading';

const AtId = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const AtVersion = Type.Object(
  { id: Type.String({ format: 'uuid' }), version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  { additionalProperties: false },
);
const writer = { permission: 'magazine.draft' } as const;
const editor = { permission: 'magazine.write' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const long = { limit: perMinute, bodyLimit: 1024 * 1024 } as const;

type Row = Parameters<typeof presentEditorial>[0];
const answer = (row: Row, user: User): Reply<EditorialView> =>
  reply(presentEditorial(row, user), { etag: row.version });

/** The work on articles, by id, for writers and editors. */
const byId = (core: Core, publish: Job): Route[] => [
  route({
    method: 'get',
    path: '/api/editorial/articles',
    access: writer,
    query: EditorialQuery,
    reply: EditorialList,
    handle: async ({ user, query }) => {
      const { rows, next } = await editorialList(core.db, user, query);
      return reply(rows, { next });
    },
  }),
  route({
    method: 'post',
    path: '/api/editorial/articles',
    access: writer,
    body: ArticleInput,
    reply: EditorialView,
    ...long,
    handle: async ({ user, body, trx }) => answer(await createDraft(core, trx, user, body), user),
  }),
  route({
    method: 'get',
    path: '/api/editorial/articles/:id',
    access: writer,
    params: AtId,
    reply: EditorialView,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, loaded }) => answer(loaded, user),
  }),
  route({
    method: 'patch',
    path: '/api/editorial/articles/:id',
    access: writer,
    params: AtId,
    body: ArticleChange,
    reply: EditorialView,
    ifMatch: 'required',
    ...long,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await changeArticle(core, trx, user, row, body), user);
    },
  }),
  route({
    method: 'post',
    path: '/api/editorial/articles/:id/status',
    access: writer,
    params: AtId,
    body: StatusInput,
    reply: EditorialView,
    status: 200,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await moveArticle(core, trx, user, row, body, publish), user);
    },
  }),
  route({
    method: 'get',
    path: '/api/editorial/articles/:id/history',
    access: writer,
    params: AtId,
    reply: RevisionList,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: ({ params }) => historyOf(core, params.id),
  }),
  route({
    method: 'get',
    path: '/api/editorial/articles/:id/history/:version',
    access: writer,
    params: AtVersion,
    reply: RevisionContent,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: ({ params }) => revisionOf(core, params.id, params.version),
  }),
  route({
    method: 'post',
    path: '/api/editorial/articles/:id/restore',
    access: writer,
    params: AtId,
    body: RestoreInput,
    reply: EditorialView,
    status: 200,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await restoreArticle(core, trx, user, row, body.version), user);
    },
  }),
  route({
    method: 'post',
    path: '/api/editorial/preview',
    access: writer,
    body: PreviewInput,
    reply: PreviewView,
    status: 200,
    limit: perMinute,
    bodyLimit: 1024 * 1024,
    handle: async ({ body }) => previewOf(core, body.markdown),
  }),
];

/** The same for editors at the articles' own address: a new article, and fields and stage in one. */
const bySlug = (core: Core, publish: Job): Route[] => [
  route({
    method: 'post',
    path: '/api/articles',
    access: editor,
    body: ArticleInput,
    reply: EditorialView,
    ...long,
    handle: async ({ user, body, trx }) => answer(await createDraft(core, trx, user, body), user),
  }),
  route({
    method: 'patch',
    path: '/api/articles/:slug',
    access: editor,
    params: AtSlug,
    body: ArticlePatch,
    reply: EditorialView,
    ifMatch: 'required',
    ...long,
    load: ({ user, params, db }) => readable(db, params.slug, user),
    handle: async ({ user, loaded, body, trx, request }) => {
      const { status, publishAt, ...change } = body;
      const row = await locked(trx, loaded.id, user, request.ifMatch);
      const changed = await changeArticle(core, trx, user, row, change);
      if (status === undefined || (status === changed.status && publishAt === undefined)) return answer(changed, user);
      const step = { status, ...(publishAt === undefined ? {} : { publishAt }) };
      return answer(await moveArticle(core, trx, user, changed, step, publish), user);
    },
  }),
];

/** Drafts, reviews, versions and preview. */
export const editingRoutes = (core: Core, publish: Job): Route[] => [...byId(core, publish), ...bySlug(core, publish)];
