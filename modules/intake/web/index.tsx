import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The questionnaire and what follows it. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/enhanced-intake', page: () => import('./pages/intake-page').then((page) => page.IntakePage) },
    {
      path: '/enhanced-intake/withdraw',
      page: () => import('./withdraw/withdraw-page').then((page) => page.WithdrawPage),
    },
    {
      path: '/personalized-journey',
      page: () => import('./after/personalized-journey-page').then((page) => page.PersonalizedJourneyPage),
    },
  ],
});
