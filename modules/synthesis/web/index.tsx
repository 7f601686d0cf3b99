import { defineWeb, fill } from '#core/web';
import { laborOnward } from '#modules/labors/public';
import { profileActions, profileCards } from '#modules/profile/public';
import { manifest } from '../module';

/** Pages of the synthesis, and its places in the profile. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/synthesis', page: () => import('./pages/synthesis-page').then((module) => module.SynthesisPage) },
    { path: '/synthesis/:id', page: () => import('./pages/version-page').then((module) => module.VersionPage) },
    {
      path: '/synthesis/:id/changes',
      page: () => import('./pages/changes-page').then((module) => module.ChangesPage),
    },
  ],
  fills: [
    fill(laborOnward, () => import('./parts/widgets/reading-onward').then((module) => module.ReadingOnward), 10),
    fill(profileCards, () => import('./parts/widgets/synthesis-card').then((module) => module.SynthesisCard), 30),
    fill(profileActions, () => import('./parts/widgets/synthesis-action').then((module) => module.SynthesisAction), 30),
  ],
});
