import { defineWeb, fill } from '#core/web';
import { laborAside } from '#modules/labors/public';
import { manifest } from '../module';
import { caseload } from '../public';

/** The matching, the practitioner's pages, ideas next to a Labor and a quick action. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/matching', page: () => import('./pages/matching-page').then((module) => module.MatchingPage) },
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
    fill(
      'sessions.day',
      () => import('./parts/practice/waiting-requests').then((module) => module.WaitingRequests),
      10,
    ),
    fill(caseload, () => import('./parts/practice/caseload').then((module) => module.Caseload)),
  ],
});
