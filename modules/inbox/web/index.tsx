import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The team's one inbox. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/management/inbox', page: () => import('./pages/inbox-page').then((module) => module.InboxPage) }],
});
