import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** Figures of the product on the dashboards, the tab of analytics, and who is behind a figure. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/team-portal/figures/:name',
      page: () => import('./pages/figure-people-page').then((module) => module.FigurePeoplePage),
    },
  ],
  fills: [
    fill('journey.overview', () => import('./parts/figures/figures').then((module) => module.Figures), 10),
    fill('team-portal.overview', () => import('./parts/figures/figures').then((module) => module.Figures), 10),
    fill('team-portal.analytics', () => import('./parts/analytics-tab').then((module) => module.AnalyticsTab), 10),
  ],
});
