import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { Config } from '../host';
import type { SignInSession } from './handshake';
import { cookieNames, isSecure, originOf } from './origin';
import { safeReturnTo } from './return-to';
import { findPerson } from './session-store';
import { isToken } from './tokens';

/** What leaving for the issuer and ending a session need. */
interface LoginParts {
  readonly config: Config;
  /** Ends what the embedded provider remembers of this browser. */
  readonly endProvider: (ctx: Koa.Context) => Promise<void>;
  /** Where an external issuer ends its own session; null when there is none. */
  readonly endSessionUrl: (ctx: Koa.Context) => Promise<string | null>;
  readonly audit: (ctx: Koa.Context, action: string, userId: string) => Promise<void>;
}

const isTimeZone = (name: string): boolean => {
  try {
    return name.length <= 64 && Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `GET /api/login?returnTo=&ticket=&timeZone=`: begins the round trip; someone who is signed in goes straight on. */
export const login =
  ({ config, endProvider }: LoginParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const returnTo = safeReturnTo(one(ctx.query.returnTo), originOf(config, ctx));
    const ticket = one(ctx.query.ticket);
    ctx.status = 302;
    if (findPerson(ctx) && !isToken(ticket)) return ctx.redirect(returnTo);
    await endProvider(ctx);
    if (isToken(ticket))
      ctx.cookies.set(cookieNames(config).ticket, ticket, {
        maxAge: 60_000,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(config),
        signed: false,
      });
    const session = ctx.session as unknown as SignInSession;
    session.returnTo = returnTo;
    const timeZone = one(ctx.query.timeZone);
    if (timeZone && isTimeZone(timeZone)) session.timeZone = timeZone;
    ctx.redirect('/api/connect/app');
  };

/** `GET /api/logout`: ends this session and the provider's; works twice, and not from other sites. */
export const logout =
  ({ endProvider, endSessionUrl, audit }: LoginParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const site = ctx.get('Sec-Fetch-Site');
    if (site === 'cross-site' || site === 'same-site')
      throw new Problem(403, 'cross-site', 'This request did not come from our own pages.');
    const person = findPerson(ctx);
    await endProvider(ctx);
    ctx.session = null as never;
    if (person) await audit(ctx, 'session.ended', person.userId);
    ctx.status = 302;
    ctx.redirect((person && (await endSessionUrl(ctx))) ?? '/');
  };
