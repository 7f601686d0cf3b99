import { readFile } from 'node:fs/promises';
import type Koa from 'koa';
import { escapeHtml } from '../../contract/server-page';
import { getHouseName } from '../http/house-name';
import { projectFile } from '../root';

/** Address of the style sheet of the server-drawn pages. */
export const styleSheetPath = '/oidc/sign-in.css';

/** The style sheet: the product's tokens, then the few rules of these pages. */
export const styleSheet = async (): Promise<string> =>
  (
    await Promise.all(
      ['ui-kit/tokens.css', 'core/server/auth/sign-in.css'].map((path) => readFile(projectFile(path), 'utf8')),
    )
  ).join('\n');

/** The chosen theme, from the same cookie as the rest of the product; the device decides without it. */
const themeOf = (ctx: Koa.Context): string => {
  const theme = ctx.cookies.get('theme', { signed: false });
  return theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
};

/** Answers with a small page that needs no script; `body` is HTML made by the caller, as is what it adds to the head. */
export const sendPage = (ctx: Koa.Context, status: number, title: string, body: string, head = ''): void => {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  const house = escapeHtml(getHouseName(ctx));
  ctx.body = `<!doctype html>
<html lang="en"${themeOf(ctx)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${house}</title><link rel="stylesheet" href="${styleSheetPath}">${head}</head>
<body><main><a class="logo" href="/">${house}</a><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
};

/** Answers that sign-in did not work out, with a way on. */
export const sendSignInFailed = (ctx: Koa.Context, status: number, message: string): void =>
  sendPage(
    ctx,
    status,
    'Sign-in did not finish',
    `<p role="alert">${escapeHtml(message)}</p><a class="button" href="/api/login">Sign in again</a>`,
  );

/** The sign-in form, with the labels of the dialog. `action` is an own path. */
export const sendSignInForm = (
  ctx: Koa.Context,
  status: number,
  form: { readonly action: string; readonly email: string; readonly error: string | null },
): void => {
  const alert = form.error ? `<p role="alert" id="wrong">${escapeHtml(form.error)}</p>` : '';
  const wrong = form.error ? ' aria-describedby="wrong"' : '';
  const focus = form.email === '' ? ' autofocus' : '';
  sendPage(
    ctx,
    status,
    'Sign in',
    `${alert}<form method="post" action="${escapeHtml(form.action)}">
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" inputmode="email" required maxlength="254" value="${escapeHtml(form.email)}"${wrong}${focus}>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128"${wrong}${focus ? '' : ' autofocus'}>
<button type="submit">Sign In</button></form>
<p class="links"><a href="/?account=create">Create Account</a><a href="/?account=forgot">Forgot your password?</a></p>`,
  );
};

/** The form for the code of an authenticator app, after the password was right. */
export const sendCodeForm = (
  ctx: Koa.Context,
  status: number,
  form: { readonly action: string; readonly step: string; readonly error: string | null },
): void => {
  const alert = form.error ? `<p role="alert" id="wrong">${escapeHtml(form.error)}</p>` : '';
  sendPage(
    ctx,
    status,
    'Type your code',
    `${alert}<form method="post" action="${escapeHtml(form.action)}"><input type="hidden" name="step" value="${escapeHtml(form.step)}">
<label for="code">Code of your authenticator app, or a recovery code</label><input id="code" name="code" type="text" autocomplete="one-time-code" required maxlength="40" autofocus${form.error ? ' aria-describedby="wrong"' : ''}>
<button type="submit">Go on</button></form>`,
  );
};
