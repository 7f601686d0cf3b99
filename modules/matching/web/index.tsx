import { defineWeb, fill } from '#core/web';
import { laborAside } from '#modules/labors/public';
import { dashboardActions } from '#modules/profile/public';
import { manifest } from '../module';

/** The matching page, ideas beside a Labor and a quick action. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/matching', page: () => import('./pages/matching-page').then((module) => module.MatchingPage) }],
  fills: [
    fill(laborAside, () => import('./widgets/live-ideas').then((module) => module.LiveIdeas), 10),
    fill(dashboardActions, () => import('./widgets/find-practitioners').then((module) => module.FindPractitioners), 20),
  ],
});
