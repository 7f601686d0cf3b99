import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Where admins bring files of clients, practitioners, offers and articles in. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management/imports', page: () => import('./pages/imports-page').then((module) => module.ImportsPage) },
    { path: '/management/imports/:id', page: () => import('./pages/import-page').then((module) => module.ImportPage) },
  ],
});
