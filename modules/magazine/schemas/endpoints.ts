import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listArticles = endpoint<typeof contract.listArticles>()('get', '/api/articles');
export const countArticles = endpoint<typeof contract.countArticles>()('get', '/api/articles/counts');
export const searchArticles = endpoint<typeof contract.searchArticles>()('get', '/api/articles/search');
export const listBookmarks = endpoint<typeof contract.listBookmarks>()('get', '/api/articles/bookmarks');
export const getArticle = endpoint<typeof contract.getArticle>()('get', '/api/articles/:slug');
export const getMediaFile = endpoint<typeof contract.getMediaFile>()('get', '/api/articles/:slug/media/:file');

export const likeArticle = endpoint<typeof contract.likeArticle>()('put', '/api/articles/:slug/like');
export const unlikeArticle = endpoint<typeof contract.unlikeArticle>()('delete', '/api/articles/:slug/like');
export const bookmarkArticle = endpoint<typeof contract.bookmarkArticle>()('put', '/api/articles/:slug/bookmark');
export const unbookmarkArticle = endpoint<typeof contract.unbookmarkArticle>()(
  'delete',
  '/api/articles/:slug/bookmark',
);
export const countView = endpoint<typeof contract.countView>()('post', '/api/articles/:slug/views');
export const countLead = endpoint<typeof contract.countLead>()('post', '/api/articles/:slug/leads');

export const listArticlesInWork = endpoint<typeof contract.listArticlesInWork>()('get', '/api/editorial/articles');
export const createDraft = endpoint<typeof contract.createDraft>()('post', '/api/editorial/articles');
export const getArticleInWork = endpoint<typeof contract.getArticleInWork>()('get', '/api/editorial/articles/:id');
export const changeArticle = endpoint<typeof contract.changeArticle>()('patch', '/api/editorial/articles/:id');
export const moveArticle = endpoint<typeof contract.moveArticle>()('post', '/api/editorial/articles/:id/status');
export const listVersions = endpoint<typeof contract.listVersions>()('get', '/api/editorial/articles/:id/history');
export const getVersion = endpoint<typeof contract.getVersion>()('get', '/api/editorial/articles/:id/history/:version');
export const restoreArticle = endpoint<typeof contract.restoreArticle>()('post', '/api/editorial/articles/:id/restore');
export const previewText = endpoint<typeof contract.previewText>()('post', '/api/editorial/preview');

export const createArticle = endpoint<typeof contract.createArticle>()('post', '/api/articles');
export const changePublicArticle = endpoint<typeof contract.changePublicArticle>()('patch', '/api/articles/:slug');
