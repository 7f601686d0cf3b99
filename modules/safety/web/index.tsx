import { shellTeamUrgent } from '#core/contract/public';
import { defineWeb, fill, shellBell } from '#core/web';
import { inboxDetail } from '#modules/inbox/public';
import { manifest } from '../module';
import { afterWriting, contactOffer, directQuestion, helpLinesCard } from '../public';

/** Pages and cards of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/help-now', page: () => import('./pages/help-now-page').then((module) => module.HelpNowPage) },
    {
      path: '/management/contact-requests',
      page: () => import('./pages/contact-requests-page').then((module) => module.ContactRequestsPage),
    },
  ],
  fills: [
    fill(inboxDetail, () => import('./parts/queue/item-detail').then((module) => module.ItemDetail)),
    fill(afterWriting, () => import('./parts/after-writing/after-writing').then((module) => module.AfterWriting)),
    fill(directQuestion, () =>
      import('./parts/direct-question/direct-question').then((module) => module.DirectQuestion),
    ),
    fill(helpLinesCard, () => import('./parts/help-lines-card').then((module) => module.HelpLinesCard)),
    fill(contactOffer, () => import('./parts/contact-offer/contact-offer').then((module) => module.ContactOffer)),
    fill(shellBell, () => import('./parts/notices/notices').then((module) => module.Notices), 10),
    fill(shellTeamUrgent, () => import('./parts/queue/team-bar').then((module) => module.TeamBar)),
  ],
});
