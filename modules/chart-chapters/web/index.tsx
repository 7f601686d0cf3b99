import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

/** A chart in words: its page, and the way there from the chart. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/profile/chapters', page: () => import('./pages/chapters-page').then((page) => page.ChaptersPage) }],
  fills: [fill('charts.chapters', () => import('./parts/chapters-link').then((part) => part.ChaptersLink))],
});
