import { implement, type Reply, respond as reply, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import type { EditorialView } from '../../schemas/editorial';
import * as api from '../../schemas/endpoints';
import { changeArticle } from '../actions/change-article';
import { changePublicArticle } from '../actions/change-public-article';
import { createArticle } from '../actions/create-article';
import { createDraft } from '../actions/create-draft';
import { moveArticle } from '../actions/move-article';
import { previewText } from '../actions/preview-text';
import { restoreArticle } from '../actions/restore-article';
import { getReadableArticle, getWorkableArticle, lockArticle } from '../queries/articles';
import { getVersion, listArticlesInWork, listVersions } from '../queries/editorial';
import { toEditorialView } from '../views/editorial';

const writer = { permission: 'magazine.draft' } as const;
const editor = { permission: 'magazine.write' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const long = { limit: perMinute, bodyLimit: 1024 * 1024 } as const;

type Row = Parameters<typeof toEditorialView>[0];
const answer = (row: Row, user: User): Reply<EditorialView> => reply(toEditorialView(row, user), { etag: row.version });

/** The work on articles, by id, for writers and editors. */
const byId = (core: Core, publish: Job) => ({
  listArticlesInWork: implement(api.listArticlesInWork, contract.listArticlesInWork, {
    access: writer,
    handle: async ({ user, query }) => {
      const { rows, next } = await listArticlesInWork(core.db, user, query);
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
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: async ({ user, loaded }) => answer(loaded, user),
  }),
  changeArticle: implement(api.changeArticle, contract.changeArticle, {
    access: writer,
    ...long,
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await lockArticle(trx, params.id, user, request.ifMatch);
      return answer(await changeArticle(core, trx, user, row, body), user);
    },
  }),
  moveArticle: implement(api.moveArticle, contract.moveArticle, {
    access: writer,
    limit: perMinute,
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await lockArticle(trx, params.id, user, request.ifMatch);
      return answer(await moveArticle(core, trx, user, row, body, publish), user);
    },
  }),
  previewText: implement(api.previewText, contract.previewText, {
    access: writer,
    ...long,
    handle: ({ body }) => previewText(core, body.markdown),
  }),
});

/** Earlier versions of an article. */
const versions = (core: Core) => ({
  listVersions: implement(api.listVersions, contract.listVersions, {
    access: writer,
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: ({ params }) => listVersions(core, params.id),
  }),
  getVersion: implement(api.getVersion, contract.getVersion, {
    access: writer,
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: ({ params }) => getVersion(core, params.id, params.version),
  }),
  restoreArticle: implement(api.restoreArticle, contract.restoreArticle, {
    access: writer,
    limit: perMinute,
    load: ({ user, params, db }) => getWorkableArticle(db, params.id, user),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await lockArticle(trx, params.id, user, request.ifMatch);
      return answer(await restoreArticle(core, trx, user, row, body.version), user);
    },
  }),
});

/** The same for editors at the articles' own address: a new article, and fields and stage in one. */
const bySlug = (core: Core, publish: Job) => ({
  createArticle: implement(api.createArticle, contract.createArticle, {
    access: editor,
    ...long,
    handle: async ({ user, body, trx }) => answer(await createArticle(core, trx, user, body), user),
  }),
  changePublicArticle: implement(api.changePublicArticle, contract.changePublicArticle, {
    access: editor,
    ...long,
    load: ({ user, params, db }) => getReadableArticle(db, params.slug, user),
    handle: async ({ user, loaded, body, trx, request }) => {
      const row = await lockArticle(trx, loaded.id, user, request.ifMatch);
      return answer(await changePublicArticle(core, trx, user, row, body, publish), user);
    },
  }),
});

/** Drafts, reviews, versions and preview. */
export const editingRoutes = (core: Core, publish: Job) => ({
  ...byId(core, publish),
  ...versions(core),
  ...bySlug(core, publish),
});
