import { implement, type Reply, respond as reply, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import type { EditorialView } from '../../schemas/editorial';
import * as api from '../../schemas/endpoints';
import { changeArticle, createDraft, locked, restoreArticle } from '../actions/change-article';
import { moveArticle } from '../actions/move-article';
import { previewOf } from '../actions/preview-text';
import { readable, workable } from '../queries/articles';
import { editorialList, historyOf, revisionOf } from '../queries/editorial';
import { presentEditorial } from '../views/editorial';

const writer = { permission: 'magazine.draft' } as const;
const editor = { permission: 'magazine.write' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const long = { limit: perMinute, bodyLimit: 1024 * 1024 } as const;

type Row = Parameters<typeof presentEditorial>[0];
const answer = (row: Row, user: User): Reply<EditorialView> =>
  reply(presentEditorial(row, user), { etag: row.version });

/** The work on articles, by id, for writers and editors. */
const byId = (core: Core, publish: Job) => ({
  listArticlesInWork: implement(api.listArticlesInWork, contract.listArticlesInWork, {
    access: writer,
    handle: async ({ user, query }) => {
      const { rows, next } = await editorialList(core.db, user, query);
      return reply(rows, { next });
    },
  }),
  createDraft: implement(api.createDraft, contract.createDraft, {
    access: writer,
    ...long,
    handle: async ({ user, body, trx }) => answer(await createDraft(core, trx, user, body), user),
  }),
  getArticleInWork: implement(api.getArticleInWork, contract.getArticleInWork, {
    access: writer,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, loaded }) => answer(loaded, user),
  }),
  changeArticle: implement(api.changeArticle, contract.changeArticle, {
    access: writer,
    ...long,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await changeArticle(core, trx, user, row, body), user);
    },
  }),
  moveArticle: implement(api.moveArticle, contract.moveArticle, {
    access: writer,
    limit: perMinute,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await moveArticle(core, trx, user, row, body, publish), user);
    },
  }),
  previewText: implement(api.previewText, contract.previewText, {
    access: writer,
    ...long,
    handle: ({ body }) => previewOf(core, body.markdown),
  }),
});

/** Earlier versions of an article. */
const versions = (core: Core) => ({
  listVersions: implement(api.listVersions, contract.listVersions, {
    access: writer,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: ({ params }) => historyOf(core, params.id),
  }),
  getVersion: implement(api.getVersion, contract.getVersion, {
    access: writer,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: ({ params }) => revisionOf(core, params.id, params.version),
  }),
  restoreArticle: implement(api.restoreArticle, contract.restoreArticle, {
    access: writer,
    limit: perMinute,
    load: ({ user, params, db }) => workable(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await locked(trx, params.id, user, request.ifMatch);
      return answer(await restoreArticle(core, trx, user, row, body.version), user);
    },
  }),
});

/** The same for editors at the articles' own address: a new article, and fields and stage in one. */
const bySlug = (core: Core, publish: Job) => ({
  createArticle: implement(api.createArticle, contract.createArticle, {
    access: editor,
    ...long,
    handle: async ({ user, body, trx }) => answer(await createDraft(core, trx, user, body), user),
  }),
  changePublicArticle: implement(api.changePublicArticle, contract.changePublicArticle, {
    access: editor,
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
});

/** Drafts, reviews, versions and preview. */
export const editingRoutes = (core: Core, publish: Job) => ({
  ...byId(core, publish),
  ...versions(core),
  ...bySlug(core, publish),
});
