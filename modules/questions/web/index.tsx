import { defineWeb, fill } from '#core/web';
import { laborAnswered } from '#modules/labors/public';
import { manifest } from '../module';

/** Questions about one's own sentences: with the Labor they stand in, on a page of their own, and the mails that bring them. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/questions', page: () => import('./pages/questions-page').then((page) => page.QuestionsPage) },
    { path: '/end-mails', page: () => import('./pages/end-mails-page').then((page) => page.EndMailsPage) },
  ],
  fills: [
    fill(laborAnswered, () => import('./parts/with-answer').then((part) => part.WithAnswer)),
    fill('account.mail', () => import('./parts/mail-choices').then((part) => part.MailChoices)),
  ],
});
