import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/sample-diary', page: () => import('./pages/diary-page').then((module) => module.DiaryPage) }],
});
