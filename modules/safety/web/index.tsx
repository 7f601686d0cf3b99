import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';
import { helpLinesCard } from '../public';

/** Pages and cards of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/help-now', page: () => import('./pages/help-now-page').then((module) => module.HelpNowPage) }],
  fills: [fill(helpLinesCard, () => import('./parts/help-lines-card').then((module) => module.HelpLinesCard))],
});
