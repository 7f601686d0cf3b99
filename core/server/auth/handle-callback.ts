import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Logger } from '../../contract/server';
import { HandshakeError, type HandshakeFlow, type SignInSession } from './handshake';
import type { Identity } from './id-token';
import type { KnownBrowsers } from './known-browsers';
import { sendSignInFailed } from './pages';
import type { RecordAudit, Refusal } from './person-of';
import { restorePreferences } from './restore-preferences';
import type { SignInMethod } from './session-store';

/** What coming back from the issuer needs. */
interface CallbackParts {
  readonly knex: Knex;
  readonly log: Logger;
  readonly audit: RecordAudit;
  readonly flow: () => Promise<HandshakeFlow>;
  readonly personOf: (identity: Identity) => Promise<{ readonly userId: string } | Refusal>;
  /** Where somebody who asked to be erased can still take it back; null where there is no such page. */
  readonly deletionPage: string | null;
  /** Runs once the person is known, before the answer: ends the provider's session, marks the device. */
  readonly settled: (ctx: Koa.Context, userId: string) => Promise<void>;
  /** How the person was signed in; null when that is less than their account asks for. */
  readonly findMethod: (userId: string, checked: SignInSession['checked']) => Promise<SignInMethod | null>;
  readonly browsers: KnownBrowsers;
}

const refusals: Readonly<Record<Refusal, string>> = {
  'no-address': 'Your sign-in service did not give an email address, and an account needs one.',
  'address-taken':
    'There is already another account with this email address. Sign in to that one the way you did before.',
  inactive: 'This account is not active.',
};

/** Signs a person in under a new session id; whatever the browser carried before is dead. */
const establish = async (
  ctx: Koa.Context,
  { userId, method, timeZone }: { readonly userId: string; readonly method: SignInMethod; readonly timeZone?: string },
): Promise<void> => {
  ctx.session = { userId, checked: { userId, method }, ...(timeZone ? { timeZone } : {}) } as never;
  await (ctx.session as unknown as SignInSession).regenerate();
};

/** `GET /api/connect/app/callback`: back from the issuer, checked, into a session and on to the page that was wanted. */
export const handleCallback =
  (parts: CallbackParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const { returnTo, timeZone, checked } = ctx.session as unknown as SignInSession;
    let identity: Identity;
    try {
      identity = await (await parts.flow()).finish(ctx);
    } catch (error) {
      if (!(error instanceof HandshakeError)) throw error;
      parts.log.warn('sign-in refused', { reason: error.reason });
      forget(ctx);
      return sendSignInFailed(ctx, error.status, 'This sign-in was started elsewhere, or took too long.');
    }
    const person = await parts.personOf(identity);
    if (typeof person === 'string') {
      parts.log.warn('sign-in refused', { reason: person });
      forget(ctx);
      return sendSignInFailed(ctx, 403, refusals[person]);
    }
    const method = await parts.findMethod(person.userId, checked);
    if (method === null) {
      parts.log.warn('sign-in refused', { reason: 'second step missing' });
      forget(ctx);
      return sendSignInFailed(ctx, 403, 'This account asks for a code of its authenticator app as well.');
    }
    await parts.settled(ctx, person.userId);
    await establish(ctx, { userId: person.userId, method, ...(timeZone ? { timeZone } : {}) });
    await parts.browsers.note(ctx, person.userId, timeZone ?? null);
    await parts.audit(parts.knex, { actor: person.userId, action: 'session.started', subject: person.userId });
    const { leaving } = await restorePreferences(parts.knex, ctx, person.userId);
    ctx.status = 302;
    ctx.redirect((leaving ? parts.deletionPage : null) ?? returnTo ?? '/');
  };

/** Drops a handshake that failed; a person who was signed in before stays so. */
const forget = (ctx: Koa.Context): void => {
  const session = ctx.session as unknown as SignInSession;
  if (session.userId === undefined) {
    ctx.session = null as never;
    return;
  }
  delete session.grant;
  delete session.returnTo;
  delete session.checked;
};
