import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** What a visitor meets first, and how a journey goes. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/', page: () => import('./pages/landing-page').then((module) => module.LandingPage), italics: true },
    {
      path: '/client-journey',
      page: () => import('./pages/journey-page').then((module) => module.JourneyPage),
      italics: true,
    },
  ],
});
