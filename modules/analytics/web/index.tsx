import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** Figures of the product on the dashboards, the tab of analytics, who is behind a figure, and the figures of the business. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/team-portal/figures/:name',
      page: () => import('./pages/figure-people-page').then((module) => module.FigurePeoplePage),
    },
    {
      path: '/team-portal/business/:table?',
      page: () => import('./pages/business-page').then((module) => module.BusinessPage),
    },
    {
      path: '/team-portal/business/:table/rows',
      page: () => import('./pages/cell-rows-page').then((module) => module.CellRowsPage),
    },
  ],
  fills: [
    fill('journey.overview', () => import('./parts/figures/figures').then((module) => module.Figures), 10),
    fill('shell.account-opened', () => import('./parts/arrival/arrival').then((module) => module.Arrival), 10),
    fill('team-portal.overview', () => import('./parts/figures/figures').then((module) => module.Figures), 10),
    fill('team-portal.analytics', () => import('./parts/analytics-tab').then((module) => module.AnalyticsTab), 10),
  ],
});
