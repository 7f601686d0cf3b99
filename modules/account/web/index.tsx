import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The own account: the person, signing in, their data; and the page where leaving ends. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/account', page: () => import('./pages/you-page').then((module) => module.YouPage) },
    { path: '/account/mail', page: () => import('./pages/mail-page').then((module) => module.MailPage) },
    { path: '/account/security', page: () => import('./pages/security-page').then((module) => module.SecurityPage) },
    { path: '/account/data', page: () => import('./pages/data-page').then((module) => module.DataPage) },
    { path: '/goodbye', page: () => import('./pages/goodbye-page').then((module) => module.GoodbyePage) },
  ],
});
