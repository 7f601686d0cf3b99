import type Koa from 'koa';
import session from 'koa-session';
import type { HotQuery, HotRow } from '../db/hot-query';
import type { Config } from '../host';
import type { RequestState } from '../http/state';
import { cookieNames, isSecure } from './origin';
import {
  findSession,
  findSessionWith,
  rememberPerson,
  type SessionPerson,
  type SessionSource,
  sessionDays,
  sessionStore,
} from './session-store';

/**
 * koa-session over PostgreSQL. The cookie is 256 random bits and means nothing by itself, so it is not signed: a
 * signature would only prove what the look-up proves. Routes that cannot change the session only have it looked up.
 */
export const sessionMiddleware = (
  config: Config,
  source: SessionSource,
  changesSession: (routeName: string) => boolean,
): Koa.Middleware => {
  const { genid, store } = sessionStore(source);
  const name = cookieNames(config).session;
  const made = new WeakMap<Koa, Koa.Middleware>();
  // koa-session extends the context of the application that serves the request; it is not known before.
  const forApp = (app: Koa): Koa.Middleware => {
    const known = made.get(app);
    if (known) return known;
    const middleware = session(
      {
        key: name,
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
  return async (ctx, next) => {
    // Behind a proxy that is not trusted the connection looks plain, yet the person is on https.
    if (isSecure(config)) ctx.cookies.secure = true;
    const sid = cookieOf(ctx.req.headers.cookie, name);
    const { routeName, isSessionRead } = ctx.state as RequestState;
    if (changesSession(routeName) || (sid && routeName === 'unmatched')) return forApp(ctx.app)(ctx, next);
    if (!isSessionRead) {
      const found = await findSession(source, sid);
      if (found?.person) rememberPerson(ctx, found.person);
    }
    await next();
  };
};

/** Looks the session of a request up together with what the request reads, and remembers whose it is. */
export const createReadSession = (config: Config, source: SessionSource) => {
  const name = cookieNames(config).session;
  return async (
    ctx: Koa.Context,
    query: HotQuery,
  ): Promise<{ readonly person: SessionPerson; readonly hot: HotRow } | null> => {
    const found = await findSessionWith(source, cookieOf(ctx.req.headers.cookie, name), query);
    if (!found?.person) return null;
    rememberPerson(ctx, found.person);
    return { person: found.person, hot: found.hot };
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
