import { defineWeb, fill } from '#core/web';
import { accompanied, notice } from '#modules/matching/public';
import { manifest } from '../module';

/** What a client shares and who read it, and a practitioner's clients. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/matching/sharing', page: () => import('./pages/sharing-page').then((module) => module.SharingPage) },
    { path: '/matching/sharing/log', page: () => import('./pages/log-page').then((module) => module.LogPage) },
    {
      path: '/matching/sharing/as/:matchId',
      page: () => import('./pages/seen-page').then((module) => module.SeenPage),
    },
    { path: '/matching/clients', page: () => import('./pages/clients-page').then((module) => module.ClientsPage) },
    { path: '/matching/clients/:id', page: () => import('./pages/client-page').then((module) => module.ClientPage) },
  ],
  fills: [
    fill(accompanied, () => import('./parts/accompanied/accompanied').then((module) => module.Accompanied)),
    fill(notice, () => import('./parts/requests/asked').then((module) => module.Asked)),
  ],
});
