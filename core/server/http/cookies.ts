import type Koa from 'koa';
import type { SetCookie } from '../../contract/route';

/** A module reads and writes cookies of its own name only; `__Host-` on https, where sign-in has said so for this request. */
const fullName = (ctx: Koa.Context, owner: string, name: string): string =>
  `${ctx.cookies.secure ? '__Host-' : ''}hedo-${owner}-${name}`;

/** A cookie that this module set before; null when the browser sent none. */
export const readCookie = (ctx: Koa.Context, owner: string, name: string): string | null =>
  ctx.cookies.get(fullName(ctx, owner, name), { signed: false }) ?? null;

/** Sends cookies: never to scripts, and from other sites only with a link that is followed. */
export const writeCookies = (ctx: Koa.Context, owner: string, cookies: readonly SetCookie[]): void => {
  for (const { name, value, seconds } of cookies)
    ctx.cookies.set(fullName(ctx, owner, name), value, {
      ...(value === null ? {} : { maxAge: seconds * 1000 }),
      httpOnly: true,
      sameSite: 'lax',
      secure: ctx.cookies.secure === true,
      path: '/',
      signed: false,
      overwrite: true,
    });
};
