import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { bookmarkArticle } from '../actions/bookmark-article';
import { countLead } from '../actions/count-lead';
import { countView } from '../actions/count-view';
import { likeArticle } from '../actions/like-article';
import { unbookmarkArticle } from '../actions/unbookmark-article';
import { unlikeArticle } from '../actions/unlike-article';
import { listReadingList } from '../queries/reading-list';

const access = { signedIn: true } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Likes, reading list and views. */
export const reactingRoutes = (core: Core) => ({
  listBookmarks: implement(api.listBookmarks, contract.listBookmarks, {
    access,
    handle: ({ user, query }) => listReadingList(core, user, query.lang),
  }),
  likeArticle: implement(api.likeArticle, contract.likeArticle, {
    access,
    limit,
    handle: ({ user, params, trx }) => likeArticle(trx, user, params.slug),
  }),
  unlikeArticle: implement(api.unlikeArticle, contract.unlikeArticle, {
    access,
    limit,
    handle: ({ user, params, trx }) => unlikeArticle(trx, user, params.slug),
  }),
  bookmarkArticle: implement(api.bookmarkArticle, contract.bookmarkArticle, {
    access,
    limit,
    handle: ({ user, params, trx }) => bookmarkArticle(trx, user, params.slug),
  }),
  unbookmarkArticle: implement(api.unbookmarkArticle, contract.unbookmarkArticle, {
    access,
    limit,
    handle: ({ user, params, trx }) => unbookmarkArticle(trx, user, params.slug),
  }),
  countView: implement(api.countView, contract.countView, {
    access: { open: true, because: 'readers without an account count too' },
    limit: { points: 60, seconds: 60, by: 'address' },
    handle: ({ user, params, trx, request }) => countView(trx, params.slug, user, request),
  }),
  countLead: implement(api.countLead, contract.countLead, {
    access,
    limit,
    handle: ({ user, params, trx }) => countLead(trx, params.slug, user),
  }),
});
