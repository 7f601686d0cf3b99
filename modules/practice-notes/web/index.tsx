import { defineWeb, fill } from '#core/web';
import { practiceDay, sessionPanel } from '#modules/sessions/public';
import { manifest } from '../module';

/** What lies between sessions: for clients, and for practitioners with each client. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/between-sessions', page: () => import('./pages/between-page').then((module) => module.BetweenPage) },
    {
      path: '/practice/clients/:matchId',
      page: () => import('./pages/client-page').then((module) => module.ClientPage),
    },
    {
      path: '/practice/supervision',
      page: () => import('./pages/supervision-page').then((module) => module.SupervisionPage),
    },
  ],
  fills: [
    fill(practiceDay, () => import('./parts/supervision/supervised-panel').then((module) => module.SupervisedPanel)),
    fill(sessionPanel, () => import('./parts/session-link').then((module) => module.SessionLink)),
  ],
});
