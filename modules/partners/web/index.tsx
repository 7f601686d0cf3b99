import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** The list of partners, and its first lines on the Management Dashboard. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management/partners', page: () => import('./pages/partners-page').then((module) => module.PartnersPage) },
  ],
  fills: [
    fill('team-portal.briefs', () => import('./parts/brief/first-partners').then((module) => module.FirstPartners), 10),
  ],
});
