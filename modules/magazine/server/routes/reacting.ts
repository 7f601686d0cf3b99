import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ArticleList } from '../../schemas/article';
import { bookmark, like, readingList, unbookmark, unlike } from '../service/reactions';
import { countView } from '../service/views';
import { AtSlug } from './reading';

const signedIn = { signedIn: true } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;

/** Likes, reading list and views. */
export const reactingRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/articles/bookmarks',
    access: signedIn,
    reply: ArticleList,
    handle: ({ user }) => readingList(core.db, user),
  }),
  ...(
    [
      ['put', 'like', like],
      ['delete', 'like', unlike],
      ['put', 'bookmark', bookmark],
      ['delete', 'bookmark', unbookmark],
    ] as const
  ).map(([method, name, act]) =>
    route({
      method,
      path: `/api/articles/:slug/${name}`,
      access: signedIn,
      params: AtSlug,
      status: 204,
      limit: perMinute,
      handle: async ({ user, params, trx }) => act(trx, user, params.slug) as Promise<undefined>,
    }),
  ),
  route({
    method: 'post',
    path: '/api/articles/:slug/views',
    access: { open: true, because: 'readers without an account count too' },
    params: AtSlug,
    status: 204,
    limit: { points: 60, seconds: 60, by: 'address' },
    handle: async ({ user, params, trx, request }) => countView(trx, params.slug, user, request) as Promise<undefined>,
  }),
];
