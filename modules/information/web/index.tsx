import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages that are only read. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/imprint', page: () => import('./pages/imprint-page').then((module) => module.ImprintPage) },
    { path: '/privacy', page: () => import('./pages/privacy-page').then((module) => module.PrivacyPage) },
    { path: '/terms', page: () => import('./pages/terms-page').then((module) => module.TermsPage) },
    {
      path: '/accessibility',
      page: () => import('./pages/accessibility-page').then((module) => module.AccessibilityPage),
    },
    { path: '/credits', page: () => import('./pages/credits-page').then((module) => module.CreditsPage) },
  ],
});
