import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** The tab of clients in the Team Portal, and the page of one of them. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/team-portal/clients/:ownerId',
      page: () => import('./pages/client-page').then((module) => module.ClientPage),
    },
  ],
  fills: [fill('team-portal.clients', () => import('./parts/clients-tab').then((module) => module.ClientsTab), 10)],
});
