import { defineWeb, fill } from '#core/web';
import { sessionPanel } from '#modules/sessions/public';
import { manifest } from '../module';

/** What lies between sessions: for clients, and for practitioners with each client. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/between-sessions', page: () => import('./pages/between-page').then((module) => module.BetweenPage) },
    {
      path: '/practice/clients/:matchId',
      page: () => import('./pages/client-page').then((module) => module.ClientPage),
    },
  ],
  fills: [fill(sessionPanel, () => import('./parts/session-link').then((module) => module.SessionLink))],
});
