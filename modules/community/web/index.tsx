import { defineWeb, fill, shellBell } from '#core/web';
import { manifest } from '../module';

/** The forum, its pods with their rooms, notifications and the moderators' queue. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/community', page: () => import('./posts/forum-page').then((module) => module.ForumPage) },
    {
      path: '/community/new',
      page: () => import('./posts/new-discussion-page').then((module) => module.NewDiscussionPage),
    },
    {
      path: '/community/discussions/:id',
      page: () => import('./posts/discussion-page').then((module) => module.DiscussionPage),
    },
    { path: '/community/pods', page: () => import('./pods/pods-page').then((module) => module.PodsPage) },
    { path: '/community/pods/new', page: () => import('./pods/new-pod-page').then((module) => module.NewPodPage) },
    { path: '/community/pods/:id', page: () => import('./pods/pod-page').then((module) => module.PodPage) },
    {
      path: '/community/invitation',
      page: () => import('./pods/invitation-page').then((module) => module.InvitationPage),
    },
    {
      path: '/community/notifications',
      page: () => import('./notices/notices-page').then((module) => module.NoticesPage),
    },
    { path: '/unsubscribe', page: () => import('./notices/leave-page').then((module) => module.LeavePage) },
    { path: '/community/reports', page: () => import('./reports/reports-page').then((module) => module.ReportsPage) },
  ],
  fills: [
    fill(shellBell, () => import('./widgets/bell').then((module) => module.Bell)),
    fill('account.mail', () => import('./notices/mail-choice').then((module) => module.MailChoice)),
    fill('journey.community', () => import('./journey/community-room').then((module) => module.CommunityRoom)),
  ],
});
