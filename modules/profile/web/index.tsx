import { shellOnward } from '#core/contract/shell-slots';
import { defineWeb, fill } from '#core/web';
import { pathOf, viewIds } from '#modules/journey/web/journey/views';
import { laborSetup } from '#modules/labors/public';
import { manifest } from '../module';
import { birthOffset, clockHistory, generateChart } from '../public';

/** Dashboard, profile, chart and inner portal of a person; and the cards which set a profile up above the twelve Labors. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/dashboard',
      page: () => import('#modules/journey/web/pages/dashboard').then((module) => module.Dashboard),
    },
    { path: '/welcome', page: () => import('./setup/welcome-page').then((module) => module.WelcomePage) },
    { path: '/profile', page: () => import('./pages/overview').then((module) => module.ProfileOverview) },
    {
      path: '/profile/detailed',
      page: () => import('#modules/charts/web/pages/detailed').then((module) => module.DetailedProfile),
    },
    { path: '/profile/enneagram', page: () => import('./pages/enneagram').then((module) => module.EnneagramPage) },
    {
      path: '/profile/computed',
      page: () => import('#modules/charts/web/pages/computed').then((module) => module.ComputedPage),
    },
    {
      path: '/chart-method',
      page: () => import('#modules/charts/web/pages/method').then((module) => module.MethodPage),
    },
    {
      path: '/profile/versions',
      page: () => import('#modules/charts/web/versions/versions-page').then((module) => module.VersionsPage),
    },
    ...viewIds.map((view) => ({
      path: pathOf(view),
      page: () => import('#modules/journey/web/journey/journey-page').then((module) => module.JourneyPage),
    })),
    {
      path: '/journey/inner-portal',
      page: () => import('#modules/journey/web/journey/journey-page').then((module) => module.FirstView),
    },
  ],
  fills: [
    fill(laborSetup, () => import('./setup/setup-cards').then((module) => module.SetupCards)),
    fill(shellOnward, () => import('./setup/landing-onward').then((module) => module.LandingOnward)),
    fill(clockHistory, () => import('./clock-history/clock-history').then((module) => module.ClockHistory)),
    fill(generateChart, () => import('./setup/generate-profile').then((module) => module.GenerateProfile)),
    fill(birthOffset, () => import('./offset/birth-offset').then((module) => module.BirthOffset)),
  ],
});
