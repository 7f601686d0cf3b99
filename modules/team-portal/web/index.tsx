import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management', page: () => import('./pages/management-page').then((module) => module.ManagementPage) },
    { path: '/management/people', page: () => import('./people/people-page').then((module) => module.PeoplePage) },
    { path: '/management/audit', page: () => import('./audit/audit-page').then((module) => module.AuditPage) },
  ],
});
