import { toPath } from '#core/contract/endpoint';
import { longestPassword, shortestPassword } from '#core/contract/password-rule';
import type { ServerPageAnswer } from '#core/contract/server-page';
import { escapeHtml } from '#core/contract/server-page';
import { signIn } from '#core/schemas/endpoints';
import { roleWords } from '../../lib/role-words';
import type { OpenInvitation } from './invitation';

/** Where the link of an invitation leads. */
export const invitationPath = '/invitation';

/** The link opens nothing any more. */
export const toGonePage = (contact: string): ServerPageAnswer => ({
  status: 410,
  title: 'This invitation is no longer open',
  body: `<p role="alert">It was used before, taken back, or is older than seven days.</p>
<p>Ask whoever invited you for a new one, or write to <a href="mailto:${escapeHtml(contact)}">${escapeHtml(contact)}</a>.</p>`,
});

export const toAcceptedPage = (role: OpenInvitation['role']): ServerPageAnswer => ({
  status: 200,
  title: 'Welcome',
  body: `<p role="status">Your account is now that of ${roleWords(role)}. Sign in to begin.</p><a class="button" href="${toPath(signIn, { query: {} })}">Sign In</a>`,
});

interface Form {
  readonly token: string;
  readonly body: string;
  readonly error: string | null;
  readonly submit: string;
}

const toForm = (invitation: OpenInvitation, { token, body, error, submit }: Form): string =>
  `<p>You are invited to join us as ${roleWords(invitation.role)}, with the address <strong>${escapeHtml(invitation.email)}</strong>.</p>
${error ? `<p role="alert" id="wrong">${escapeHtml(error)}</p>` : ''}<form method="post" action="${invitationPath}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${body}<button type="submit">${submit}</button></form>`;

/** For somebody who has an account: it takes the role. */
export const toAccountPage = (invitation: OpenInvitation, token: string): ServerPageAnswer => ({
  status: 200,
  title: 'You are invited',
  body: toForm(invitation, {
    token,
    body: '<p>You have an account already. It keeps everything you wrote; you will be asked to sign in again.</p>',
    error: null,
    submit: 'Accept',
  }),
});

/** Where accounts are made elsewhere: a sign-in first. */
export const toSignInPage = ({ email }: OpenInvitation, token: string): ServerPageAnswer => {
  const signInPath = toPath(signIn, { query: { returnTo: `${invitationPath}?token=${token}` } });
  const words = `<p>Sign in once with <strong>${escapeHtml(email)}</strong>, then open the link of this invitation again.</p>`;
  return {
    status: 200,
    title: 'You are invited',
    body: `${words}<a class="button" href="${escapeHtml(signInPath)}">Sign In</a>`,
  };
};

/** What to correct before an account can be made. */
export interface Fault {
  readonly field: 'fullName' | 'password';
  readonly message: string;
}

/** Name and password for a new account; `fault` names the field that has to be corrected. */
const toFields = (fullName: string, email: string, fault: Fault | null): string => {
  const about = (field: string): string =>
    fault?.field === field ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : '';
  return `<label for="fullName">Full name</label><input id="fullName" name="fullName" autocomplete="name" required maxlength="100" value="${escapeHtml(fullName)}"${about('fullName')}>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortestPassword}" maxlength="${longestPassword}" aria-describedby="${fault?.field === 'password' ? 'wrong ' : ''}hint"${fault?.field === 'password' ? ' aria-invalid="true" autofocus' : ''}>
<p id="hint">At least ${shortestPassword} characters.</p><div data-password-strength="${escapeHtml(email)}"></div>`;
};

/** For somebody without an account. */
export const toNewAccountPage = (
  invitation: OpenInvitation,
  token: string,
  { fullName, fault }: { readonly fullName: string; readonly fault: Fault | null },
): ServerPageAnswer => ({
  status: fault ? 422 : 200,
  title: 'You are invited',
  body: toForm(invitation, {
    token,
    body: toFields(fullName, invitation.email, fault),
    error: fault?.message ?? null,
    submit: 'Accept and create account',
  }),
  ratesPassword: true,
});
