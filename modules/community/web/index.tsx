import { defineWeb, fill, shellBell } from '#core/web';
import { manifest } from '../module';

/** The forum, its pods with their rooms, notifications and the moderators' queue. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/community', page: () => import('./pages/forum-page').then((module) => module.ForumPage) },
    {
      path: '/community/new',
      page: () => import('./pages/new-discussion-page').then((module) => module.NewDiscussionPage),
    },
    {
      path: '/community/discussions/:id',
      page: () => import('./pages/discussion-page').then((module) => module.DiscussionPage),
    },
    { path: '/community/pods', page: () => import('./pages/pods-page').then((module) => module.PodsPage) },
    { path: '/community/pods/new', page: () => import('./pages/new-pod-page').then((module) => module.NewPodPage) },
    { path: '/community/pods/:id', page: () => import('./pages/pod-page').then((module) => module.PodPage) },
    {
      path: '/community/invitation',
      page: () => import('./pages/invitation-page').then((module) => module.InvitationPage),
    },
    {
      path: '/community/notifications',
      page: () => import('./pages/notices-page').then((module) => module.NoticesPage),
    },
    { path: '/unsubscribe', page: () => import('./pages/leave-page').then((module) => module.LeavePage) },
    { path: '/community/reports', page: () => import('./pages/reports-page').then((module) => module.ReportsPage) },
  ],
  fills: [
    fill(shellBell, () => import('./parts/bell/bell').then((module) => module.Bell)),
    fill('account.mail', () => import('./parts/notices/mail-choice').then((module) => module.MailChoice)),
    fill('journey.community', () =>
      import('./parts/journey/community-section').then((module) => module.CommunitySection),
    ),
  ],
});
