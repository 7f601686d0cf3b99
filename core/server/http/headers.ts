import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../host';
import type { RequestState } from './state';

const nonces = new WeakMap<object, string>();
const nonceOf = (_request: IncomingMessage, response: ServerResponse): string =>
  `'nonce-${nonces.get(response) ?? ''}'`;

const permissions = [
  'microphone=(self)',
  'autoplay=(self)',
  // Asked for by a press at the concierge alone; closed, that press could only ever be refused.
  'geolocation=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'magnetometer'].map(off),
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'].map(off),
].join(', ');
function off(feature: string): string {
  return `${feature}=()`;
}

/** Security headers of every answer: a Content-Security-Policy without inline or eval, and no `Access-Control-*` at all. */
export const headers = (config: Pick<Config, 'baseUrl' | 'oidc'>): Koa.Middleware<RequestState>[] => {
  const base = new URL(config.baseUrl);
  const secure = base.protocol === 'https:';
  const nonce: Koa.Middleware<RequestState> = async (ctx, next) => {
    ctx.state.nonce = randomBytes(16).toString('base64');
    nonces.set(ctx.res, ctx.state.nonce);
    ctx.set('Permissions-Policy', permissions);
    ctx.set('Reporting-Endpoints', 'csp="/api/csp-reports"');
    if (ctx.path.startsWith('/api/') || ctx.path === '/api') ctx.set('Cache-Control', 'no-store');
    await next();
    for (const name of Object.keys(ctx.response.headers)) if (name.startsWith('access-control-')) ctx.remove(name);
  };
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", nonceOf],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", `${secure ? 'wss' : 'ws'}://${base.host}`],
        mediaSrc: ["'self'", 'blob:'],
        formAction: ["'self'", ...(config.oidc ? [new URL(config.oidc.issuer).origin] : [])],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        reportUri: ['/api/csp-reports'],
        reportTo: ['csp'],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return [nonce, protect as Koa.Middleware<RequestState>];
};
