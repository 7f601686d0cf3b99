import { defineWeb } from '#core/web';
import { manifest } from '../module';

export const web = defineWeb(manifest, {
  pages: [{ path: '/guestbook', page: () => import('./pages/guestbook-page').then((module) => module.GuestbookPage) }],
});
