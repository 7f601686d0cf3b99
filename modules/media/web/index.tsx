import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';
import { mediaPicker } from '../public';

/** The media library, and what chooses from it on other pages. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/team-portal/media', page: () => import('./pages/media-page').then((module) => module.MediaPage) }],
  fills: [fill(mediaPicker, () => import('./parts/picker').then((module) => module.Picker))],
});
