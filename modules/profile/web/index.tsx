import { shellOnward } from '#core/contract/shell-slots';
import { defineWeb, fill } from '#core/web';
import { laborSetup } from '#modules/labors/public';
import { manifest } from '../module';
import { birthOffset, clockHistory, generateChart } from '../public';

/** Dashboard, profile, chart and inner portal of a person; and the cards which set a profile up above the twelve Labors. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/welcome', page: () => import('./setup/welcome-page').then((module) => module.WelcomePage) },
    { path: '/profile', page: () => import('./pages/overview').then((module) => module.ProfileOverview) },
    { path: '/profile/enneagram', page: () => import('./pages/enneagram').then((module) => module.EnneagramPage) },
  ],
  fills: [
    fill(laborSetup, () => import('./setup/setup-cards').then((module) => module.SetupCards)),
    fill(shellOnward, () => import('./setup/landing-onward').then((module) => module.LandingOnward)),
    fill(clockHistory, () => import('./clock-history/clock-history').then((module) => module.ClockHistory)),
    fill(generateChart, () => import('./setup/generate-profile').then((module) => module.GenerateProfile)),
    fill(birthOffset, () => import('./offset/birth-offset').then((module) => module.BirthOffset)),
  ],
});
