import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/sample-page', page: () => import('./pages/sample-page').then((page) => page.SamplePage) }],
});
