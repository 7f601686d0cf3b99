import type Koa from 'koa';
import { longestPassword, shortestPassword } from '#core/contract/password-rule';
import { escapeHtml, sendPage } from '#core/server/auth/pages';
import type { RawRoute } from '#core/server/host';
import { readBytes } from '#core/server/http/read-body';
import { assetUrl, type Bundles, readBundles } from '#core/server/pages/bundles';
import { projectFile } from '#core/server/root';
import type { AdminParts } from '#core/server/break-glass/parts';
import { acceptInvitation, invitedAccount, type Refused } from '../actions/accept-invitation';
import { roleWords } from '../mails';
import { findByToken, type OpenInvitation } from '../queries/invitations';

interface PageParts extends AdminParts {
  /** What was built for the browser. */
  readonly bundles: Bundles;
}

const path = '/invitation';
const tokenOf = (text: string | string[] | undefined | null): string =>
  typeof text === 'string' ? text.slice(0, 100) : '';

const sendGone = (ctx: Koa.Context, contact: string): void =>
  sendPage(
    ctx,
    410,
    'This invitation is no longer open',
    `<p role="alert">It was used before, taken back, or is older than seven days.</p>
<p>Ask whoever invited you for a new one, or write to <a href="mailto:${escapeHtml(contact)}">${escapeHtml(contact)}</a>.</p>`,
  );

const sendAccepted = (ctx: Koa.Context, role: OpenInvitation['role']): void =>
  sendPage(
    ctx,
    200,
    'Welcome to Hedo',
    `<p role="status">Your account is now that of ${roleWords(role)}. Sign in to begin.</p><a class="button" href="/api/login">Sign In</a>`,
  );

const strengthFile = /^password-strength\.[0-9a-f]+\.(js|css)$/;

/** Script and style that rate a password while it is typed; nothing where the browser's files were not built. */
export const passwordStrength = (bundles: Bundles): string =>
  Object.entries(bundles.of('shell')?.files ?? {})
    .filter(([file]) => strengthFile.test(file))
    .map(([file, { integrity }]) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${assetUrl('shell', file)}" integrity="${integrity}">`
        : `<script defer src="${assetUrl('shell', file)}" integrity="${integrity}"></script>`,
    )
    .join('');

/** Name and password for a new account; `wrong` names the field that has to be corrected. */
const fields = (fullName: string, email: string, wrong: Exclude<Refused, 'gone'> | null): string => {
  const about = (field: string): string =>
    wrong?.field === field ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : '';
  return `<label for="fullName">Full name</label><input id="fullName" name="fullName" autocomplete="name" required maxlength="100" value="${escapeHtml(fullName)}"${about('fullName')}>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortestPassword}" maxlength="${longestPassword}" aria-describedby="${wrong?.field === 'password' ? 'wrong ' : ''}hint"${wrong?.field === 'password' ? ' aria-invalid="true" autofocus' : ''}>
<p id="hint">At least ${shortestPassword} characters.</p><div data-password-strength="${escapeHtml(email)}"></div>`;
};

const sendForm = (
  ctx: Koa.Context,
  status: number,
  invitation: OpenInvitation,
  form: { readonly token: string; readonly body: string; readonly error: string | null; readonly submit: string },
  head = '',
): void =>
  sendPage(
    ctx,
    status,
    'You are invited',
    `<p>You are invited to join Hedo as ${roleWords(invitation.role)}, with the address <strong>${escapeHtml(invitation.email)}</strong>.</p>
${form.error ? `<p role="alert" id="wrong">${escapeHtml(form.error)}</p>` : ''}<form method="post" action="${path}">
<input type="hidden" name="token" value="${escapeHtml(form.token)}">
${form.body}<button type="submit">${form.submit}</button></form>`,
    head,
  );

/** What the page asks for: nothing of somebody who has an account, a sign-in first where accounts are made elsewhere. */
const showInvitation = async (
  { config, knex, bundles }: PageParts,
  ctx: Koa.Context,
  invitation: OpenInvitation,
  token: string,
  typed: { readonly fullName: string; readonly wrong: Exclude<Refused, 'gone'> | null } = { fullName: '', wrong: null },
): Promise<void> => {
  const account = await invitedAccount(knex, invitation.email);
  if (account && (!account.active || account.role !== 'client')) return sendGone(ctx, config.contactEmail);
  if (account) {
    const body =
      '<p>You have an account already. It keeps everything you wrote; you will be asked to sign in again.</p>';
    return sendForm(ctx, 200, invitation, { token, body, error: null, submit: 'Accept' });
  }
  if (config.oidc) {
    const back = encodeURIComponent(`${path}?token=${token}`);
    const words = `<p>Sign in once with <strong>${escapeHtml(invitation.email)}</strong>, then open the link of this invitation again.</p>`;
    return sendPage(
      ctx,
      200,
      'You are invited',
      `${words}<a class="button" href="/api/login?returnTo=${back}">Sign In</a>`,
    );
  }
  const status = typed.wrong ? 422 : 200;
  const body = fields(typed.fullName, invitation.email, typed.wrong);
  const form = { token, body, error: typed.wrong?.message ?? null, submit: 'Accept and create account' };
  sendForm(ctx, status, invitation, form, passwordStrength(bundles));
};

/** `GET /invitation?token=`: looking changes nothing, since mail programs open links by themselves. */
const show =
  (parts: PageParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const token = tokenOf(ctx.query.token);
    const invitation = await findByToken(parts.knex, token);
    if (!invitation) return sendGone(ctx, parts.config.contactEmail);
    await showInvitation(parts, ctx, invitation, token);
  };

/** `POST /invitation`: accepts, or shows the form again with what has to be corrected. */
const accept =
  (parts: PageParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const form = new URLSearchParams((await readBytes(ctx, 8 * 1024)).toString('utf8'));
    const token = tokenOf(form.get('token'));
    const invitation = await findByToken(parts.knex, token);
    if (!invitation) return sendGone(ctx, parts.config.contactEmail);
    const account = await invitedAccount(parts.knex, invitation.email);
    if (!account && parts.config.oidc) return showInvitation(parts, ctx, invitation, token);
    const fullName = (form.get('fullName') ?? '').slice(0, 101);
    const typed = account ? null : { fullName, password: form.get('password') ?? '' };
    const refused = await acceptInvitation(parts, invitation, typed);
    if (refused === 'gone') return sendGone(ctx, parts.config.contactEmail);
    if (refused) return showInvitation(parts, ctx, invitation, token, { fullName, wrong: refused });
    sendAccepted(ctx, invitation.role);
  };

/** Where the link of an invitation leads; drawn by the server, works without a script. */
export const invitationPages = (
  admin: AdminParts,
  bundles: Bundles = readBundles(projectFile('dist/web'), !admin.config.production),
): readonly RawRoute[] => {
  const parts = { ...admin, bundles };
  return [
    { method: 'get', path, because: 'the token from the mail says what this is', handle: show(parts) },
    { method: 'post', path, because: 'the token from the mail says who this is', handle: accept(parts) },
  ];
};
