import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** Plans of a client, the team's list of all, and the client's own on dashboard and journey. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/aftercare', page: () => import('./pages/own-plans-page').then((module) => module.OwnPlansPage) },
    {
      path: '/team-portal/aftercare/:ownerId',
      page: () => import('./pages/client-plans-page').then((module) => module.ClientPlansPage),
    },
  ],
  fills: [
    fill('profile.cards', () => import('./parts/plan/overview-card').then((module) => module.OverviewCard), 40),
    fill('journey.aftercare', () => import('./parts/plan/journey-section').then((module) => module.JourneySection)),
    fill(
      'team-portal.aftercare',
      () => import('./parts/team-list/aftercare-tab').then((module) => module.AftercareTab),
      10,
    ),
    fill('sessions.day', () => import('./parts/day/due-items').then((module) => module.DueItems), 15),
  ],
});
