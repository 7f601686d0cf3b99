import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The tabs of the Team Portal, each with an address of its own; one page draws them all. */
const portal = () => import('./portal/portal-page').then((module) => module.PortalPage);

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management', page: () => import('./pages/management-page').then((module) => module.ManagementPage) },
    {
      path: '/management/people',
      page: () => import('#modules/administration/web/pages/people-page').then((module) => module.PeoplePage),
    },
    {
      path: '/management/audit',
      page: () => import('#modules/administration/web/pages/audit-page').then((module) => module.AuditPage),
    },
    {
      path: '/management/openings',
      page: () => import('#modules/administration/web/pages/openings-page').then((module) => module.OpeningsPage),
    },
    { path: '/team-portal', page: portal },
    { path: '/team-portal/clients', page: portal },
    { path: '/team-portal/practitioners', page: portal },
    { path: '/team-portal/travel', page: portal },
    { path: '/team-portal/concierge', page: portal },
    { path: '/team-portal/experiences', page: portal },
    { path: '/team-portal/aftercare', page: portal },
  ],
});
