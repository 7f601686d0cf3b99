import type Koa from 'koa';
import type { Config } from '../host';

type Site = Pick<Config, 'baseUrl' | 'production'>;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Origin under which this request's person sees the product: always the configured one in production; while developing
 * also any loopback name, so that localhost and 127.0.0.1 both work and the port may be chosen by the system.
 */
export const originOf = (config: Site, ctx: Pick<Koa.Context, 'host'>): string => {
  if (!config.production && loopback.test(ctx.host)) return `http://${ctx.host}`;
  return new URL(config.baseUrl).origin;
};

/** True when cookies must carry Secure and the `__Host-` prefix. */
export const isSecure = (config: Pick<Config, 'baseUrl'>): boolean => config.baseUrl.startsWith('https:');

/** Cookie names: `__Host-` on https, plain on http, where the prefix is not allowed. */
export const cookieNames = (config: Pick<Config, 'baseUrl'>) => {
  const prefix = isSecure(config) ? '__Host-' : '';
  return {
    session: `${prefix}hedo`,
    device: `${prefix}hedo-device`,
    ticket: `${prefix}hedo-ticket`,
    providerSession: `${prefix}hedo-provider`,
    interaction: isSecure(config) ? '__Secure-hedo-interaction' : 'hedo-interaction',
    resume: isSecure(config) ? '__Secure-hedo-resume' : 'hedo-resume',
  } as const;
};
