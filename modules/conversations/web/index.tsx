import { defineWeb, fill } from '#core/web';
import { intakeActs } from '#modules/intake/public';
import { manifest } from '../module';

/** Messages, and the ways to them from other pages. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/messages/:id?', page: () => import('./pages/messages-page').then((module) => module.MessagesPage) },
    { path: '/messages/with/:whom', page: () => import('./pages/messages-page').then((module) => module.MessagesPage) },
  ],
  fills: [
    fill('journey.quick-actions', () => import('./parts/messages-action').then((module) => module.MessagesAction), 30),
    fill(
      intakeActs,
      () => import('./parts/write-to-client/write-to-client').then((module) => module.WriteToClient),
      10,
    ),
    fill('sessions.day', () => import('./parts/brief/newest').then((module) => module.NewestConversations), 20),
    fill('team-portal.briefs', () => import('./parts/brief/newest').then((module) => module.NewestConversations), 20),
  ],
});
