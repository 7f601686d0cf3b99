import type { Knex } from 'knex';
import type Koa from 'koa';
import { invalid } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import { escapeHtml } from '../../../contract/server-page';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { Config, RawRoute } from '../../host';
import { readBytes } from '../../http/read-body';
import { getRequestLanguage } from '../../http/request-language';
import type { AddressMails } from '../address-mails';
import { findBrowserId, getBrowserId } from '../device';
import { canonicalEmail } from '../email-address';
import type { MarkAddressVerified } from '../mark-address-verified';
import { findToken, findTokenOwner, redeemToken } from '../one-time-tokens';
import { sendCodeForm, sendPage } from '../pages';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { type SignInSteps, secondStepOver, wrongCode } from '../second-factor/second-step';
import { isToken } from '../tokens';
import { findUserById } from '../users';

/** Where the mailed link leads. */
export const signInLinkPath = '/sign-in-link';

/**
 * `POST /api/auth/link`: the same 202 after the same work whether or not there is an account; a job looks and writes the mail. Its
 * link works for a quarter of an hour, once.
 */
export const signInLinkRoute = ({
  config,
  addressMails,
  origin,
}: {
  readonly config: Config;
  readonly addressMails: AddressMails;
  readonly origin: () => string;
}): Route =>
  implement(api.requestSignInLink, contract.requestSignInLink, {
    access: { open: true, because: 'this is how a visitor signs in without a password' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    handle: async ({ body, trx }) => {
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const ctx = currentRequest();
      const language = getRequestLanguage(ctx);
      const browser = getBrowserId(config, ctx);
      await addressMails.request(trx, { form: 'sign-in-link', email, origin: origin(), language, browser });
      return { status: 'accepted' as const };
    },
  });

interface PageParts {
  readonly config: Config;
  readonly knex: Knex;
  readonly audit: RecordAudit;
  readonly markAddressVerified: MarkAddressVerified;
  readonly steps: SignInSteps;
}

const sendUsedUp = (ctx: Koa.Context): void =>
  sendPage(
    ctx,
    410,
    'This link no longer works',
    '<p role="alert">It was used before, replaced by a newer one, or is older than 15 minutes.</p><p>Ask for a new link, or sign in another way.</p><a class="button" href="/?account=sign-in">Sign in</a>',
  );

const show =
  ({ config, knex }: PageParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const { token } = ctx.query;
    const userId = await findTokenOwner(knex, 'sign-in-link', token);
    const user = userId === null ? null : await findUserById(knex, userId);
    if (!user || !isToken(token)) return sendUsedUp(ctx);
    const browser = findBrowserId(config, ctx);
    const isOwn = browser !== null && (await findToken(knex, 'sign-in-link', token, browser)) !== null;
    const other = isOwn
      ? ''
      : '<p role="alert">This link was not asked for in this browser. Go on only if you asked for it yourself.</p>';
    sendPage(
      ctx,
      200,
      'Sign in with this link',
      `${other}<p>You will be signed in as <strong>${escapeHtml(user.email)}</strong>.</p>
<form method="post" action="${signInLinkPath}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">Sign in</button></form>`,
    );
  };

const goOn = (ctx: Koa.Context, ticket: string): void => {
  ctx.status = 303;
  ctx.redirect(`/api/login?ticket=${ticket}`);
};

const submitCode = async ({ knex, steps }: PageParts, ctx: Koa.Context, step: string, code: string): Promise<void> => {
  const checked = await steps.checkSecond(ctx, step, code.slice(0, 40));
  const again = (status: number, error: string): void =>
    sendCodeForm(ctx, status, { action: signInLinkPath, step, error });
  if (checked.kind === 'right')
    return goOn(ctx, (await steps.issueTicket(knex, ctx, checked.userId, checked.method)).ticket);
  if (checked.kind === 'wrong') return again(401, wrongCode);
  if (checked.kind === 'over')
    return sendPage(
      ctx,
      401,
      'Sign-in did not finish',
      `<p role="alert">${secondStepOver}</p><a class="button" href="/?account=sign-in">Sign in again</a>`,
    );
  ctx.set('Retry-After', String(checked.seconds));
  again(429, `Too many tries. Please wait ${Math.ceil(checked.seconds / 60)} minutes.`);
};

const submit =
  (parts: PageParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const form = new URLSearchParams((await readBytes(ctx, 4 * 1024)).toString('utf8'));
    const step = form.get('step');
    if (step !== null) return submitCode(parts, ctx, step, form.get('code') ?? '');
    const passed = await parts.knex.transaction(async (trx) => {
      const id = await redeemToken(trx, 'sign-in-link', form.get('token'));
      const user = id === null ? null : await findUserById(trx, id);
      if (!user) return null;
      // The link was read in the mailbox of the stored address.
      await parts.markAddressVerified(trx, user.id);
      await parts.audit(trx, { actor: user.id, action: 'sign-in-link.used', subject: user.id });
      return parts.steps.pass(trx, ctx, user.id, 'mail-link');
    });
    if (!passed) return sendUsedUp(ctx);
    if ('ticket' in passed) return goOn(ctx, passed.ticket);
    sendCodeForm(ctx, 200, { action: signInLinkPath, step: passed.secondStep, error: null });
  };

/** Where the link leads. Looking changes nothing, since mail programs open links by themselves; the button signs in. */
export const createSignInLinkPages = (parts: PageParts): readonly RawRoute[] => [
  { method: 'get', path: signInLinkPath, because: 'the link of a mail leads here', handle: show(parts) },
  { method: 'post', path: signInLinkPath, because: 'the token from the mail says who this is', handle: submit(parts) },
];
