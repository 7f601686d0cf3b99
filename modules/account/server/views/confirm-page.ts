import type { ServerPageAnswer } from '#core/contract/server-page';
import { escapeHtml } from '#core/contract/server-page';

/** Where the link to the new mailbox leads. */
export const confirmPath = '/confirm-new-address';

export const usedUpPage: ServerPageAnswer = {
  status: 410,
  title: 'This link no longer works',
  body: '<p role="alert">It was used before, replaced by a newer one, or is older than an hour. Your former address stays in use.</p><p>You can ask for the change again in your account.</p><a class="button" href="/account/security">Go to your account</a>',
};

export const toConfirmPage = (token: string): ServerPageAnswer => ({
  status: 200,
  title: 'Confirm your new address',
  body: `<p>One step is left: confirm that the mailbox in which you found this link is yours. From then on your account uses it, and you are signed out everywhere but here.</p>
<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">Use this address</button></form>`,
});

export const confirmedPage: ServerPageAnswer = {
  status: 200,
  title: 'Your new address is in use',
  body: '<p role="status">Thank you. Mails come to this address from now on, and you sign in with it.</p><a class="button" href="/account/security">Go to your account</a>',
};
