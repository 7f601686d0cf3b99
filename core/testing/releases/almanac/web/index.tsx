import { defineWeb } from '#core/web';
import { manifest } from '../module';

export const web = defineWeb(manifest, {
  pages: [{ path: '/almanac', page: () => import('./pages/almanac-page').then((module) => module.AlmanacPage) }],
});
