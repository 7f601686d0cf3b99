import type Koa from 'koa';
import type { Config } from '../host';
import { cookieNames, isSecure } from './origin';
import { isToken, newToken, sameText, sign } from './tokens';

const year = 365 * 24 * 3600 * 1000;

/**
 * A browser's own random name, kept for a year, and the mark that one account left on it at its last sign-in. The mark
 * holds neither address nor id and dies with the password.
 */
export const deviceCookie = (config: Config, key: Buffer) => {
  const name = cookieNames(config).device;
  const read = (ctx: Koa.Context): { readonly id: string | null; readonly mark: string } => {
    const [id, mark = ''] = (ctx.cookies.get(name, { signed: false }) ?? '').split('.', 2);
    return { id: isToken(id) ? id : null, mark };
  };
  const write = (ctx: Koa.Context, value: string): void => {
    ctx.cookies.set(name, value, {
      maxAge: year,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      signed: false,
      overwrite: true,
    });
  };
  const markFor = (id: string, userId: string, passwordHash: string): string =>
    sign(key, 'device', id, userId, passwordHash);
  return {
    /** The browser's name; given to it now when it has none. */
    idOf: (ctx: Koa.Context): string => {
      const { id } = read(ctx);
      if (id) return id;
      const made = newToken();
      write(ctx, made);
      return made;
    },
    /** The browser's name if the account has signed in here before with its present password, else null. */
    knownTo: (
      ctx: Koa.Context,
      account: { readonly userId: string; readonly passwordHash: string } | null,
    ): string | null => {
      const { id, mark } = read(ctx);
      if (!id || !account) return null;
      return sameText(mark, markFor(id, account.userId, account.passwordHash)) ? id : null;
    },
    /** Marks the browser as known to the account. */
    remember: (ctx: Koa.Context, account: { readonly userId: string; readonly passwordHash: string }): void => {
      const id = read(ctx).id ?? newToken();
      write(ctx, `${id}.${markFor(id, account.userId, account.passwordHash)}`);
    },
  };
};
/** See `deviceCookie`. */
export type DeviceCookie = ReturnType<typeof deviceCookie>;
