import { defineWeb, fill } from '#core/web';
import { inboxDetail } from '#modules/inbox/public';
import { manifest } from '../module';

/** Pages of practitioners; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/practitioners', page: () => import('./pages/directory-page').then((module) => module.DirectoryPage) },
    {
      path: '/practitioners/introduction',
      page: () => import('./pages/introduction-page').then((module) => module.IntroductionPage),
    },
    {
      path: '/practitioners/:slug',
      page: () => import('./pages/practitioner-page').then((module) => module.PractitionerPage),
    },
    { path: '/team-portal/my-page', page: () => import('./pages/my-page').then((module) => module.MyPage) },
    {
      path: '/team-portal/my-page/credentials',
      page: () => import('./pages/my-credentials-page').then((module) => module.MyCredentialsPage),
    },
    {
      path: '/team-portal/my-page/guests',
      page: () => import('./pages/my-guests-page').then((module) => module.MyGuestsPage),
    },
    {
      path: '/team-portal/my-page/reviews',
      page: () => import('./pages/my-reviews-page').then((module) => module.MyReviewsPage),
    },
    {
      path: '/team-portal/practitioner-pages',
      page: () => import('./pages/studio-list-page').then((module) => module.StudioListPage),
    },
    {
      path: '/team-portal/practitioner-pages/credentials',
      page: () => import('./pages/studio-credentials-page').then((module) => module.StudioCredentialsPage),
    },
    {
      path: '/team-portal/practitioner-pages/reviews',
      page: () => import('./pages/studio-reviews-page').then((module) => module.StudioReviewsPage),
    },
    {
      path: '/team-portal/practitioner-pages/:id',
      page: () => import('./pages/studio-page').then((module) => module.StudioPage),
    },
  ],
  fills: [fill(inboxDetail, () => import('./parts/staff/item-detail').then((module) => module.ItemDetail))],
});
