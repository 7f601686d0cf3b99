import { defineWeb, fill } from '#core/web';
import { inboxDetail } from '#modules/inbox/public';
import { manifest } from '../module';

/** The questionnaire, what follows it, and the team's inbox. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/enhanced-intake',
      page: () => import('./pages/intake-page').then((page) => page.IntakePage),
      cleared: true,
    },
    {
      path: '/enhanced-intake/withdraw',
      page: () => import('./pages/withdraw-page').then((page) => page.WithdrawPage),
    },
    { path: '/enhanced-intake/status', page: () => import('./pages/status-page').then((page) => page.StatusPage) },
    { path: '/admin/intakes', page: () => import('./pages/inbox-page').then((page) => page.InboxPage) },
    {
      path: '/personalized-journey',
      page: () => import('./pages/personalized-journey-page').then((page) => page.PersonalizedJourneyPage),
    },
  ],
  fills: [
    fill(inboxDetail, () => import('./parts/inbox/item-detail').then((widget) => widget.ItemDetail)),
    fill('team-portal.clients-waiting', () => import('./parts/inbox/waiting-card').then((card) => card.WaitingCard)),
  ],
});
