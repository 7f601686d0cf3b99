import { defineWeb, fill } from '#core/web';
import { laborAside } from '#modules/labors/public';
import { manifest } from '../module';

/** The matching with its consents, the practitioner's rooms, ideas beside a Labor and a quick action. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/matching', page: () => import('./pages/matching-page').then((module) => module.MatchingPage) },
    {
      path: '/matching/sharing',
      page: () => import('#modules/sharing/web/pages/sharing-page').then((module) => module.SharingPage),
    },
    {
      path: '/matching/sharing/log',
      page: () => import('#modules/sharing/web/pages/log-page').then((module) => module.LogPage),
    },
    {
      path: '/matching/sharing/as/:matchId',
      page: () => import('#modules/sharing/web/pages/seen-page').then((module) => module.SeenPage),
    },
    {
      path: '/matching/clients',
      page: () => import('#modules/sharing/web/pages/clients-page').then((module) => module.ClientsPage),
    },
    {
      path: '/matching/clients/:id',
      page: () => import('#modules/sharing/web/pages/client-page').then((module) => module.ClientRoom),
    },
    { path: '/matching/calls', page: () => import('./pages/calls-page').then((module) => module.CallsPage) },
    { path: '/matching/hours', page: () => import('./pages/hours-page').then((module) => module.HoursPage) },
    { path: '/matching/record', page: () => import('./pages/record-page').then((module) => module.RecordPage) },
  ],
  fills: [
    fill(
      'team-portal.practitioners',
      () => import('./parts/team/practitioners-tab').then((module) => module.PractitionersTab),
      10,
    ),
    fill(laborAside, () => import('./parts/ideas/live-ideas').then((module) => module.LiveIdeas), 10),
    fill(
      'journey.quick-actions',
      () => import('./parts/ideas/find-practitioners').then((module) => module.FindPractitioners),
      20,
    ),
    fill('journey.practitioner', () =>
      import('./parts/journey/practitioner-room').then((module) => module.PractitionerRoom),
    ),
  ],
});
