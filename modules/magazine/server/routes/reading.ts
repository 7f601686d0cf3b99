import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { countArticles } from '../queries/article-counts';
import { listArticles } from '../queries/article-list';
import { getArticleView } from '../queries/article-view';
import { getReadableArticle } from '../queries/articles';
import { serveMedia } from '../queries/media-file';
import { searchArticles } from '../queries/search';

const open = { open: true, because: 'the magazine is public' } as const;

/** What everybody may read. */
export const readingRoutes = (core: Core) => ({
  listArticles: implement(api.listArticles, contract.listArticles, {
    access: open,
    sharedByVisitors: true,
    tokenScope: 'articles.read',
    handle: async ({ user, query }) => {
      const { cards, next } = await listArticles(core, query, user);
      return reply(cards, { next });
    },
  }),
  countArticles: implement(api.countArticles, contract.countArticles, {
    access: open,
    sharedByVisitors: true,
    handle: ({ query }) => countArticles(core.db, query),
  }),
  searchArticles: implement(api.searchArticles, contract.searchArticles, {
    access: open,
    limit: { points: 240, seconds: 60, by: 'address' },
    handle: ({ query }) => searchArticles(core.db, query.q, query.lang),
  }),
  getArticle: implement(api.getArticle, contract.getArticle, {
    access: open,
    tokenScope: 'articles.read',
    handle: async ({ user, params, query: { lang } }) => {
      const row = await getReadableArticle(core.db, params.slug, user);
      const view = await getArticleView(core, row, user, lang);
      // A translation has versions of its own.
      return reply(view, view.translated ? {} : { etag: row.version });
    },
  }),
  getMediaFile: implement(api.getMediaFile, contract.getMediaFile, {
    access: open,
    handle: ({ user, params, request }) => serveMedia(core, params, user, request.header('range')),
  }),
});
