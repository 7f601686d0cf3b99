import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ArticleList, ArticleView } from '../../schemas/article';
import { ArticleCounts, ArticleQuery, CountsQuery } from '../../schemas/list';
import { SearchQuery, SearchView } from '../../schemas/search';
import { presentArticle } from '../present';
import { countArticles } from '../service/counts';
import { listArticles } from '../service/list';
import { serveMedia } from '../service/media';
import { readable } from '../service/read';
import { searchArticles } from '../service/search';

const SlugText = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });
/** The address of an article in a route. */
export const AtSlug = Type.Object({ slug: SlugText }, { additionalProperties: false });
const AtFile = Type.Object(
  { slug: SlugText, file: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,120}$' }) },
  { additionalProperties: false },
);
const open = { open: true, because: 'the magazine is public' } as const;

/** What everybody may read. */
export const readingRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/articles',
    access: open,
    query: ArticleQuery,
    reply: ArticleList,
    handle: async ({ user, query }) => {
      const { cards, next } = await listArticles(core.db, query, user);
      return reply(cards, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/articles/counts',
    access: open,
    query: CountsQuery,
    reply: ArticleCounts,
    handle: ({ query }) => countArticles(core.db, query),
  }),
  route({
    method: 'get',
    path: '/api/articles/search',
    access: open,
    query: SearchQuery,
    reply: SearchView,
    limit: { points: 240, seconds: 60, by: 'address' },
    handle: ({ query }) => searchArticles(core.db, query.q),
  }),
  route({
    method: 'get',
    path: '/api/articles/:slug',
    access: open,
    params: AtSlug,
    reply: ArticleView,
    handle: async ({ user, params }) => {
      const row = await readable(core.db, params.slug, user);
      return reply(await presentArticle(core, core.db, row, user), { etag: row.version });
    },
  }),
  route({
    method: 'get',
    path: '/api/articles/:slug/media/:file',
    access: open,
    params: AtFile,
    reply: Type.Unknown(),
    handle: ({ user, params, request }) => serveMedia(core, params, user, request.header('range')),
  }),
];
