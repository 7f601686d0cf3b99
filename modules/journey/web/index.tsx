import { defineWeb, fill } from '#core/web';
import { whatRemains } from '#modules/profile/public';
import { pathOf, viewIds } from '../lib/views';
import { manifest } from '../module';

/** The dashboard, and the inner portal with its sections. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/dashboard', page: () => import('./pages/dashboard').then((module) => module.Dashboard) },
    ...viewIds.map((view) => ({
      path: pathOf(view),
      page: () => import('./pages/journey').then((module) => module.JourneyPage),
    })),
    { path: '/journey/inner-portal', page: () => import('./pages/journey').then((module) => module.FirstView) },
  ],
  fills: [fill(whatRemains, () => import('./parts/sections/locked').then((module) => module.ExperiencesLocked))],
});
