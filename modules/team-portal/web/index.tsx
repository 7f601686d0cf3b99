import { shellListViews } from '#core/contract/public';
import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** The tabs of the Team Portal, each with an address of its own; one page draws them all. */
const portal = () => import('./parts/portal/portal-page').then((module) => module.PortalPage);

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management', page: () => import('./pages/management-page').then((module) => module.ManagementPage) },
    { path: '/team-portal', page: portal },
    { path: '/team-portal/clients', page: portal },
    { path: '/team-portal/practitioners', page: portal },
    { path: '/team-portal/travel', page: portal },
    { path: '/team-portal/concierge', page: portal },
    { path: '/team-portal/experiences', page: portal },
    { path: '/team-portal/aftercare', page: portal },
  ],
  fills: [fill(shellListViews, () => import('./parts/list-views/list-views').then((module) => module.ListViews))],
});
