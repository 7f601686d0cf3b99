import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { Config } from '../host';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const refuse = (): Problem => new Problem(403, 'cross-site', 'This request did not come from our own pages.');

/** Origins that are this product: the public one, and in development the very address the listener answers on. */
export const ownOrigins = (config: Pick<Config, 'baseUrl' | 'production'>, port: number | undefined): Set<string> =>
  new Set([
    new URL(config.baseUrl).origin,
    ...(config.production || port === undefined
      ? []
      : ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)),
  ]);

/** Whether a request that changes something comes from our own page (or from a program that carries no cookie). */
export const isOwnRequest = (
  headers: { origin?: string; site?: string; referer?: string; cookie?: string },
  own: ReadonlySet<string>,
): boolean => {
  const { origin, site, referer, cookie } = headers;
  if (origin !== undefined && !own.has(origin)) return false;
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  if (origin !== undefined) return true;
  // A browser that hides where it comes from, or a page that dropped its origin, is not ours to trust.
  return site === undefined && referer === undefined && cookie === undefined;
};

/** Refuses cross-site writes with 403 before session and body are looked at. */
export const csrf =
  (config: Pick<Config, 'baseUrl' | 'production'>): Koa.Middleware =>
  async (ctx, next) => {
    if (!safe.has(ctx.method)) {
      const { origin, referer, cookie } = ctx.req.headers;
      const site = ctx.req.headers['sec-fetch-site'];
      const said = {
        ...(origin === undefined ? {} : { origin }),
        ...(typeof site === 'string' ? { site } : {}),
        ...(referer === undefined ? {} : { referer }),
        ...(cookie === undefined ? {} : { cookie }),
      };
      if (!isOwnRequest(said, ownOrigins(config, ctx.req.socket.localPort))) throw refuse();
    }
    await next();
  };
