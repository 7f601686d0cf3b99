import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Provider } from 'oidc-provider';
import type { Config } from '../host';
import { readBytes } from '../http/read-body';
import { type CredentialCheck, wrongCredentials } from './credentials';
import type { DeviceCookie } from './device';
import type { SignInSession } from './handshake';
import { errors } from './oidc-library';
import { redeemTicket } from './one-time-tokens';
import { cookieNames, isSecure } from './origin';
import { sendCodeForm, sendSignInFailed, sendSignInForm } from './pages';
import { type SignInSteps, secondStepOver, wrongCode } from './second-factor/second-step';
import type { SignInMethod } from './session-store';

/** What the provider's login step needs. */
interface InteractionParts {
  readonly config: Config;
  readonly knex: Knex;
  readonly provider: Provider;
  readonly device: DeviceCookie;
  readonly check: CredentialCheck;
  readonly steps: SignInSteps;
}

/** True when this browser's own interaction is the one in the address. */
const isOwn = async (provider: Provider, ctx: Koa.Context): Promise<boolean> => {
  try {
    const { uid } = await provider.interactionDetails(ctx.req, ctx.res);
    return uid === ctx.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
};

const refuseForeign = (ctx: Koa.Context): void =>
  sendSignInFailed(ctx, 400, 'This sign-in was started in another browser, or too long ago.');

const proceed = async (
  { provider }: InteractionParts,
  ctx: Koa.Context,
  userId: string,
  method: SignInMethod,
): Promise<void> => {
  (ctx.session as unknown as SignInSession).checked = { userId, method };
  const to = await provider.interactionResult(
    ctx.req,
    ctx.res,
    { login: { accountId: userId, remember: false } },
    { mergeWithLastSubmission: false },
  );
  ctx.status = 303;
  ctx.redirect(to);
};

const actionOf = (ctx: Koa.Context): string => `/oidc/interaction/${encodeURIComponent(String(ctx.params.uid))}/login`;

/** `GET /oidc/interaction/:uid`: redeems the ticket of the dialog so that nobody is asked twice, else shows the form. */
export const showInteraction =
  (parts: InteractionParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    if (!(await isOwn(parts.provider, ctx))) return refuseForeign(ctx);
    const name = cookieNames(parts.config).ticket;
    const ticket = ctx.cookies.get(name, { signed: false });
    if (ticket !== undefined) {
      ctx.cookies.set(name, null, { secure: isSecure(parts.config), httpOnly: true, sameSite: 'lax', signed: false });
      const found = await redeemTicket(parts.knex, ticket, parts.device.idOf(ctx));
      if (found) return proceed(parts, ctx, found.userId, found.method);
    }
    sendSignInForm(ctx, 200, { action: actionOf(ctx), email: '', error: null });
  };

/** The code of somebody whose password was right in this browser. */
const submitCode = async (parts: InteractionParts, ctx: Koa.Context, step: string, code: string): Promise<void> => {
  const checked = await parts.steps.checkSecond(ctx, step, code.slice(0, 40));
  const again = (status: number, error: string): void =>
    sendCodeForm(ctx, status, { action: actionOf(ctx), step, error });
  if (checked.kind === 'right') return proceed(parts, ctx, checked.userId, checked.method);
  if (checked.kind === 'wrong') return again(401, wrongCode);
  if (checked.kind === 'over')
    return sendSignInForm(ctx, 401, { action: actionOf(ctx), email: '', error: secondStepOver });
  ctx.set('Retry-After', String(checked.seconds));
  again(429, `Too many tries. Please wait ${Math.ceil(checked.seconds / 60)} minutes.`);
};

/** `POST /oidc/interaction/:uid/login`: the form of the page above, for browsers without a script. */
export const submitInteraction =
  (parts: InteractionParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    if (!(await isOwn(parts.provider, ctx))) return refuseForeign(ctx);
    const form = new URLSearchParams((await readBytes(ctx, 8 * 1024)).toString('utf8'));
    const step = form.get('step');
    if (step !== null) return submitCode(parts, ctx, step, form.get('code') ?? '');
    const email = (form.get('email') ?? '').slice(0, 254);
    const password = form.get('password') ?? '';
    const again = (status: number, error: string): void =>
      sendSignInForm(ctx, status, { action: actionOf(ctx), email, error });
    if (password.length > 512) return again(401, wrongCredentials);
    const checked = await parts.check(parts.knex, ctx, { email, password });
    if (checked.kind === 'right') {
      const passed = await parts.steps.pass(parts.knex, ctx, checked.userId, 'password');
      if ('secondStep' in passed)
        return sendCodeForm(ctx, 200, { action: actionOf(ctx), step: passed.secondStep, error: null });
      return proceed(parts, ctx, checked.userId, 'password');
    }
    if (checked.kind === 'wrong') return again(401, wrongCredentials);
    ctx.set('Retry-After', String(checked.seconds));
    again(429, `Too many tries. Please wait ${Math.ceil(checked.seconds / 60)} minutes.`);
  };
