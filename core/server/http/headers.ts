import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../host';
import { randomText } from './random-text';
import type { RequestState } from './state';

/** Stands for the nonce in what is made once. */
const place = 'NONCE';

const permissions = [
  'microphone=(self)',
  'autoplay=(self)',
  // Asked for by a press at the concierge alone; closed, that press could only ever be refused.
  'geolocation=(self)',
  // Passkeys of our own pages, never of a frame.
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'magnetometer'].map(off),
  ...['midi', 'payment', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'].map(off),
].join(', ');
function off(feature: string): string {
  return `${feature}=()`;
}

/** Headers that every answer has. */
export interface AnswerHeaders {
  /** Sets them, where that was not done yet. */
  set(ctx: Koa.ParameterizedContext<RequestState>): void;
  /** Those of an answer that nobody keeps as names and values in turn, for a head that is written at once. Notes the nonce in the state. */
  list(state: Pick<RequestState, 'requestId' | 'nonce'>): string[];
}

/** The request's name, and what protects browsers: a Content-Security-Policy without inline or eval, and no `Access-Control-*` at all. */
export const createAnswerHeaders = (config: Pick<Config, 'baseUrl' | 'oidc'>): AnswerHeaders => {
  const base = new URL(config.baseUrl);
  const secure = base.protocol === 'https:';
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'nonce-${place}'`],
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
  const fixed = { 'permissions-policy': permissions, 'reporting-endpoints': 'csp="/api/csp-reports"' };
  const made: Readonly<Record<string, string>> = { ...fixed, ...headersOf(protect as Koa.Middleware) };
  const [policy, constant] = [made[csp] ?? '', Object.entries(made).filter(([name]) => name !== csp)];
  const [before = '', after = ''] = policy.split(place);
  const unkept = ['cache-control', 'no-store', ...constant.flat()];
  const makeNonce = (): string => randomText(16, 'base64');
  return {
    set: ({ res, path, state }) => {
      if (res.hasHeader(csp)) return;
      state.nonce = makeNonce();
      res.setHeader('X-Request-Id', state.requestId);
      for (const [name, value] of constant) res.setHeader(name, value);
      res.setHeader(csp, before + state.nonce + after);
      if (path.startsWith('/api/') || path === '/api') res.setHeader('Cache-Control', 'no-store');
    },
    list: (state) => {
      state.nonce = makeNonce();
      return [...unkept, csp, before + state.nonce + after, 'X-Request-Id', state.requestId];
    },
  };
};

/** Sets them before anything else answers. */
export const headers =
  (answerHeaders: Pick<AnswerHeaders, 'set'>): Koa.Middleware<RequestState> =>
  async (ctx, next) => {
    answerHeaders.set(ctx);
    try {
      await next();
    } finally {
      for (const name of ctx.res.getHeaderNames()) if (name.startsWith('access-control-')) ctx.res.removeHeader(name);
    }
  };

const csp = 'content-security-policy';

/** The headers that a middleware sets, which are the same in all answers. */
const headersOf = (middleware: Koa.Middleware): Readonly<Record<string, string>> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const ctx = new Koa().createContext(request, response);
  // It calls on at once, and waits for nothing.
  void middleware(ctx as never, async () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
};
