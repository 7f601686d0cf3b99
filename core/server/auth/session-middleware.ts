import type { Knex } from 'knex';
import type Koa from 'koa';
import session from 'koa-session';
import type { Config } from '../host';
import { cookieNames, isSecure } from './origin';
import { sessionDays, sessionStore } from './session-store';

/**
 * koa-session over PostgreSQL. The cookie is 256 random bits and means nothing by itself, so it is not signed: a
 * signature would only prove what the look-up proves.
 */
export const sessionMiddleware = (config: Config, knex: Knex): Koa.Middleware => {
  const { genid, store } = sessionStore(knex);
  const made = new WeakMap<Koa, Koa.Middleware>();
  // koa-session extends the context of the application that serves the request; it is not known before.
  const forApp = (app: Koa): Koa.Middleware => {
    const known = made.get(app);
    if (known) return known;
    const middleware = session(
      {
        key: cookieNames(config).session,
        maxAge: sessionDays.most * 24 * 3600 * 1000,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(config),
        signed: false,
        overwrite: true,
        genid,
        store: store as never,
      },
      app,
    ) as Koa.Middleware;
    made.set(app, middleware);
    return middleware;
  };
  return (ctx, next) => {
    // Behind a proxy that is not trusted the connection looks plain, yet the person is on https.
    if (isSecure(config)) ctx.cookies.secure = true;
    return forApp(ctx.app)(ctx, next);
  };
};

/** The value of one cookie of a raw header; undefined when absent. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};
