import type Koa from 'koa';
import mount from 'koa-mount';
import type { Provider } from 'oidc-provider';
import { notFound } from '../../contract/errors';
import type { Config } from '../host';
import { cookieNames, isSecure, originOf } from './origin';

const interactionPath = /^\/oidc\/(?:interaction\/|sign-in\.css$)/;

/**
 * Mounts the provider at /oidc; it reads its own bodies, so this comes before anything that does. The interaction pages
 * below /oidc/interaction are ours and pass through.
 */
export const mountProvider = (config: Config, provider: Provider): Koa.Middleware => {
  const mounted = mount('/oidc', provider as unknown as Koa);
  return async (ctx, next) => {
    if (!/^\/oidc(?:\/|$)/.test(ctx.path) || interactionPath.test(ctx.path)) return next();
    const { protocol, host } = new URL(originOf(config, ctx));
    // The provider builds addresses from the request; behind a proxy only the configured origin is right.
    Object.defineProperties(ctx.request, {
      protocol: { value: protocol.slice(0, -1), configurable: true },
      host: { value: host, configurable: true },
    });
    const outer = ctx.cookies;
    ctx.cookies = provider.createContext(ctx.req, ctx.res).cookies;
    ctx.cookies.secure = isSecure(config);
    try {
      // Nothing below /oidc is a page of the product.
      await mounted(ctx as never, () => Promise.reject(notFound('page')));
    } finally {
      ctx.cookies = outer;
    }
  };
};

/** Ends the provider's own session of this browser and everything granted in it. */
export const endProviderSession = async (config: Config, provider: Provider, ctx: Koa.Context): Promise<void> => {
  const name = cookieNames(config).providerSession;
  const { cookies } = provider.createContext(ctx.req, ctx.res);
  cookies.secure = isSecure(config);
  const id = cookies.get(name, { signed: true });
  if (ctx.cookies.get(name) === undefined) return;
  cookies.set(name, null, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    overwrite: true,
    secure: isSecure(config),
  });
  const session = id ? await provider.Session.find(id) : undefined;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    const grant = await provider.Grant.find(grantId);
    await grant?.destroy();
  }
  await session.destroy();
};
