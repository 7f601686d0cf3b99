import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';
import { bodygraph } from '../public';

/** The pages of a chart; its versions on the profile, and its bodygraph on pages of other modules. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/profile/detailed', page: () => import('./pages/detailed').then((module) => module.DetailedProfile) },
    { path: '/profile/computed', page: () => import('./pages/computed').then((module) => module.ComputedPage) },
    { path: '/profile/versions', page: () => import('./pages/versions').then((module) => module.VersionsPage) },
    { path: '/chart-method', page: () => import('./pages/method').then((module) => module.MethodPage) },
  ],
  fills: [
    fill('profile.versions', () => import('./parts/versions/versions-list').then((module) => module.VersionsList)),
    fill(bodygraph, () => import('./parts/bodygraph/bodygraph-slot').then((module) => module.BodygraphSlot)),
  ],
});
