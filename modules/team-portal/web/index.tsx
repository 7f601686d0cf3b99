import { defineWeb, fill } from '#core/web';
import { dashboardActions, dashboardOverview } from '#modules/profile/public';
import { manifest } from '../module';

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management', page: () => import('./pages/management-page').then((module) => module.ManagementPage) },
    { path: '/management/people', page: () => import('./people/people-page').then((module) => module.PeoplePage) },
    {
      path: '/management/partners',
      page: () => import('./partners/partners-page').then((module) => module.PartnersPage),
    },
    { path: '/management/audit', page: () => import('./audit/audit-page').then((module) => module.AuditPage) },
    { path: '/messages/:id?', page: () => import('./talks/messages-page').then((module) => module.MessagesPage) },
    { path: '/messages/with/:whom', page: () => import('./talks/messages-page').then((module) => module.MessagesPage) },
  ],
  fills: [
    fill(dashboardActions, () => import('./talks/messages-action').then((module) => module.MessagesAction), 30),
    fill(dashboardOverview, () => import('./figures/figures').then((module) => module.Figures), 10),
  ],
});
