import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Which modules and versions run, for admins. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management/modules/api', page: () => import('./pages/api-page').then((module) => module.ApiPage) },
    { path: '/management/modules', page: () => import('./pages/modules-page').then((module) => module.ModulesPage) },
  ],
});
