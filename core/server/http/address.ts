import { isIPv6 } from 'node:net';
import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { Config } from '../host';
import { healthPaths } from './health';

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** True for a path that holds NUL, a line break or the like once decoded. */
export const hasControl = (path: string): boolean => {
  const text = decodeURIComponent(path);
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) < 32) return true;
  return false;
};

/** Whether a request names its host twice, in whichever letters. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/** Throws for what no honest client sends: two Host headers, a foreign Host in production, unreadable paths, exotic methods. */
export type RefuseBadAddress = (ctx: Koa.Context) => void;

export const createRefuseBadAddress = (config: Pick<Config, 'baseUrl' | 'production'>): RefuseBadAddress => {
  const own = new URL(config.baseUrl).host;
  return (ctx) => {
    if (hasTwoHosts(ctx.req.rawHeaders)) throw new Problem(400, 'bad-host', 'The request names more than one host.');
    // Load balancers ask for health by address.
    if (config.production && ctx.host !== own && !healthPaths.has(ctx.path))
      throw new Problem(400, 'bad-host', 'This host name is not served here.');
    if (!methods.has(ctx.method)) throw new Problem(501, 'method-unknown', 'This method is not supported.');
    try {
      decodeURIComponent(ctx.path);
    } catch {
      throw new Problem(400, 'bad-path', 'The address is not readable.');
    }
  };
};

export const wellAddressed =
  (refuse: RefuseBadAddress): Koa.Middleware =>
  (ctx, next) => {
    refuse(ctx as Koa.Context);
    return next();
  };

/** Key for limits by address: an IPv6 customer owns a whole /64, so that is what is counted. */
export const addressKey = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};
