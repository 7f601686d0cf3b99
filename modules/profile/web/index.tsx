import { defineWeb, fill } from '#core/web';
import { laborSetup } from '#modules/labors/public';
import { manifest } from '../module';
import { birthOffset, clockHistory, generateChart } from '../public';

/** The profile, its questionnaire and the first visit; the cards which set a profile up, for other modules' pages. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/welcome', page: () => import('./pages/welcome').then((module) => module.WelcomePage) },
    { path: '/profile', page: () => import('./pages/overview').then((module) => module.ProfileOverview) },
    { path: '/profile/enneagram', page: () => import('./pages/enneagram').then((module) => module.EnneagramPage) },
  ],
  fills: [
    fill(laborSetup, () => import('./parts/setup/setup-cards').then((module) => module.SetupCards)),
    fill('welcome.onward', () => import('./parts/setup/landing-onward').then((module) => module.LandingOnward)),
    fill(clockHistory, () => import('./parts/clock-history/clock-history').then((module) => module.ClockHistory)),
    fill(generateChart, () => import('./parts/setup/generate-profile').then((module) => module.GenerateProfile)),
    fill(birthOffset, () => import('./parts/offset/birth-offset').then((module) => module.BirthOffset)),
  ],
});
