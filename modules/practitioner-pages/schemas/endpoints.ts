import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPages = endpoint<typeof contract.listPages>()('get', '/api/practitioner-pages');
export const getDirectoryFilters = endpoint<typeof contract.getDirectoryFilters>()('get', '/api/practitioner-filters');
export const getPage = endpoint<typeof contract.getPage>()('get', '/api/practitioner-pages/:slug');
export const listReviews = endpoint<typeof contract.listReviews>()('get', '/api/practitioner-pages/:slug/reviews');
export const listTimes = endpoint<typeof contract.listTimes>()('get', '/api/practitioner-pages/:slug/times');
export const requestIntroduction = endpoint<typeof contract.requestIntroduction>()(
  'post',
  '/api/practitioner-pages/:slug/introductions',
);

export const findIntroduction = endpoint<typeof contract.findIntroduction>()('post', '/api/guest-introductions/find');
export const confirmIntroduction = endpoint<typeof contract.confirmIntroduction>()(
  'post',
  '/api/guest-introductions/confirm',
);
export const withdrawIntroduction = endpoint<typeof contract.withdrawIntroduction>()(
  'post',
  '/api/guest-introductions/withdraw',
);

export const getOwnReview = endpoint<typeof contract.getOwnReview>()('get', '/api/practitioner-pages/:slug/review');
export const saveReview = endpoint<typeof contract.saveReview>()('put', '/api/practitioner-pages/:slug/review');
export const deleteReview = endpoint<typeof contract.deleteReview>()('delete', '/api/practitioner-pages/:slug/review');

export const getOwnPage = endpoint<typeof contract.getOwnPage>()('get', '/api/practitioners/me/page');
export const savePage = endpoint<typeof contract.savePage>()('put', '/api/practitioners/me/page');
export const submitPage = endpoint<typeof contract.submitPage>()('post', '/api/practitioners/me/page/submit');
export const hidePage = endpoint<typeof contract.hidePage>()('post', '/api/practitioners/me/page/hide');
export const addCredential = endpoint<typeof contract.addCredential>()('post', '/api/practitioners/me/credentials');
export const deleteCredential = endpoint<typeof contract.deleteCredential>()(
  'delete',
  '/api/practitioners/me/credentials/:id',
);
export const getCredentialDocument = endpoint<typeof contract.getCredentialDocument>()(
  'get',
  '/api/practitioner-credentials/:id/document',
);
export const listIntroductions = endpoint<typeof contract.listIntroductions>()(
  'get',
  '/api/practitioners/me/introductions',
);
export const acceptIntroduction = endpoint<typeof contract.acceptIntroduction>()(
  'post',
  '/api/practitioners/me/introductions/:id/accept',
);
export const declineIntroduction = endpoint<typeof contract.declineIntroduction>()(
  'post',
  '/api/practitioners/me/introductions/:id/decline',
);
export const listOwnReviews = endpoint<typeof contract.listOwnReviews>()('get', '/api/practitioners/me/reviews');
export const replyToReview = endpoint<typeof contract.replyToReview>()(
  'put',
  '/api/practitioners/me/reviews/:id/reply',
);

export const listStudioPages = endpoint<typeof contract.listStudioPages>()('get', '/api/studio/practitioner-pages');
export const exportStudioPages = endpoint<typeof contract.exportStudioPages>()(
  'get',
  '/api/studio/practitioner-pages.csv',
);
export const getStudioPage = endpoint<typeof contract.getStudioPage>()('get', '/api/studio/practitioner-pages/:id');
export const decidePage = endpoint<typeof contract.decidePage>()(
  'post',
  '/api/studio/practitioner-pages/:id/decisions',
);
export const listStudioCredentials = endpoint<typeof contract.listStudioCredentials>()(
  'get',
  '/api/studio/practitioner-credentials',
);
export const exportStudioCredentials = endpoint<typeof contract.exportStudioCredentials>()(
  'get',
  '/api/studio/practitioner-credentials.csv',
);
export const getStudioCredential = endpoint<typeof contract.getStudioCredential>()(
  'get',
  '/api/studio/practitioner-credentials/:id',
);
export const checkCredential = endpoint<typeof contract.checkCredential>()(
  'post',
  '/api/studio/practitioner-credentials/:id/check',
);
export const listStudioReviews = endpoint<typeof contract.listStudioReviews>()(
  'get',
  '/api/studio/practitioner-reviews',
);
export const exportStudioReviews = endpoint<typeof contract.exportStudioReviews>()(
  'get',
  '/api/studio/practitioner-reviews.csv',
);
export const getStudioReview = endpoint<typeof contract.getStudioReview>()(
  'get',
  '/api/studio/practitioner-reviews/:id',
);
export const moderateReview = endpoint<typeof contract.moderateReview>()(
  'post',
  '/api/studio/practitioner-reviews/:id/decisions',
);
