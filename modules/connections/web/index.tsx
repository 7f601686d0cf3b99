import { defineWeb, fill } from '#core/web';
import { chartOverlay } from '#modules/charts/public';
import { manifest } from '../module';

/** Connections between two clients: inviting, answering, both charts together. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/profile/connections',
      page: () => import('./pages/connections').then((module) => module.ConnectionsPage),
    },
    {
      path: '/profile/connections/:id',
      page: () => import('./pages/connection').then((module) => module.ConnectionPage),
    },
  ],
  fills: [
    fill(chartOverlay, () => import('./parts/overlay/person-choice').then((module) => module.PersonChoice)),
    fill('profile.chart-actions', () =>
      import('./parts/way/connections-link').then((module) => module.ConnectionsLink),
    ),
  ],
});
