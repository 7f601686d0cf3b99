import type Koa from 'koa';
import type { Config } from '../host';
import { cookieNames, isSecure } from './origin';
import { isToken, newToken, sameText, sign } from './tokens';

const year = 365 * 24 * 3600 * 1000;
const given = new WeakMap<Koa.Context, string>();

const readCookie = (config: Config, ctx: Koa.Context): { readonly id: string | null; readonly mark: string } => {
  const [id, mark = ''] = (ctx.cookies.get(cookieNames(config).device, { signed: false }) ?? '').split('.', 2);
  return { id: isToken(id) ? id : null, mark };
};
const writeCookie = (config: Config, ctx: Koa.Context, value: string): void => {
  ctx.cookies.set(cookieNames(config).device, value, {
    maxAge: year,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    signed: false,
    overwrite: true,
  });
};

/** The name of the browser that sends this request; null when it has none yet. */
export const findBrowserId = (config: Config, ctx: Koa.Context): string | null =>
  readCookie(config, ctx).id ?? given.get(ctx) ?? null;

/** A browser's own random name, kept for a year; given to it now when it has none. */
export const getBrowserId = (config: Config, ctx: Koa.Context): string => {
  const known = findBrowserId(config, ctx);
  if (known) return known;
  const made = newToken();
  given.set(ctx, made);
  writeCookie(config, ctx, made);
  return made;
};

/**
 * The name of a browser with the mark that one account left on it at its last sign-in. The mark holds neither address nor id and
 * dies with the password.
 */
export const deviceCookie = (config: Config, key: Buffer) => {
  const markFor = (id: string, userId: string, passwordHash: string): string =>
    sign(key, 'device', id, userId, passwordHash);
  return {
    /** The browser's name; given to it now when it has none. */
    idOf: (ctx: Koa.Context): string => getBrowserId(config, ctx),
    /** The browser's name if the account has signed in here before with its present password, else null. */
    knownTo: (
      ctx: Koa.Context,
      account: { readonly userId: string; readonly passwordHash: string } | null,
    ): string | null => {
      const { id, mark } = readCookie(config, ctx);
      if (!id || !account) return null;
      return sameText(mark, markFor(id, account.userId, account.passwordHash)) ? id : null;
    },
    /** Marks the browser as known to the account. */
    remember: (ctx: Koa.Context, account: { readonly userId: string; readonly passwordHash: string }): void => {
      const id = getBrowserId(config, ctx);
      writeCookie(config, ctx, `${id}.${markFor(id, account.userId, account.passwordHash)}`);
    },
  };
};
/** See `deviceCookie`. */
export type DeviceCookie = ReturnType<typeof deviceCookie>;
