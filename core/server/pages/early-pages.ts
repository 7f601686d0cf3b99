import type Koa from 'koa';
import { leftCookie, type Theme, type UiLanguage, type Units } from '../../contract/page';
import { cookieNames } from '../auth/origin';
import { cookieOf } from '../auth/session-middleware';
import type { Config } from '../host';
import type { RefuseBadAddress } from '../http/address';
import type { AnswerHeaders } from '../http/headers';
import type { RequestState } from '../http/state';
import { encodingFor } from './encoding';
import type { VisitorPage } from './visitor-pages';

/** What a visitor's page differs by. */
export interface AskedPage {
  readonly path: string;
  readonly search: string;
  readonly language: UiLanguage;
  readonly theme: Theme;
  readonly units?: Units;
}

/** What early pages need that every answer has. */
interface EarlyHost {
  readonly headers: Pick<AnswerHeaders, 'list'>;
  readonly refuseBadAddress: RefuseBadAddress;
  readonly isBusy: () => boolean;
}

export interface EarlyPages {
  /** Remembers with which head of a request a page was asked for that any visitor may be sent. */
  note(ctx: Koa.ParameterizedContext, asked: AskedPage): void;
  /** Sends such pages where a request has the same head. */
  middleware(host: EarlyHost): Koa.Middleware<RequestState>;
}

/** What was found out for a head, and what pages were made from then. */
interface Known {
  readonly asked: AskedPage;
  readonly isSmall: boolean;
  readonly sources: readonly unknown[];
}

/** Most heads that are remembered, and signs of each: made-up ones must not fill the memory. */
const most = { heads: 500, length: 600 } as const;

/** All of a request that decides about a visitor's page. */
const headOf = ({ url, headers }: Koa.Request): string =>
  [url, headers['accept-language'], headers['accept-encoding'], headers.cookie].join('\n');

/**
 * Answers visitors before the other middlewares, by the head of their request: what was found out once for a head (which page, language,
 * look and encoding) holds for the next with the same, until house, modules or content change. The page itself is asked for each time, and
 * may be new. Who has a session goes on.
 */
export const createEarlyPages = (
  config: Pick<Config, 'baseUrl'>,
  find: (asked: AskedPage) => Promise<VisitorPage> | null,
  sourcesOf: (language: UiLanguage) => readonly unknown[],
): EarlyPages => {
  const known = new Map<string, Known>();
  const { session } = cookieNames(config);
  return {
    note: (ctx, asked) => {
      const { cookie } = ctx.headers;
      const encoding = encodingFor(ctx, ['br', 'gzip']);
      const head = headOf(ctx.request);
      if (ctx.status !== 200 || encoding === 'gzip' || ctx.res.hasHeader('set-cookie') || head.length > most.length)
        return;
      if ([session, leftCookie].some((name) => cookieOf(cookie, name) !== undefined)) return;
      const [oldest] = known.size < most.heads ? [] : known.keys();
      if (oldest !== undefined) known.delete(oldest);
      known.set(head, { asked, isSmall: encoding === 'br', sources: sourcesOf(asked.language) });
    },
    middleware: (host) => async (ctx, next) => {
      const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
      const head = isRead && !host.isBusy() ? headOf(ctx.request) : '';
      const found = known.get(head);
      if (!found) return next();
      host.refuseBadAddress(ctx as unknown as Koa.Context);
      const isSame = found.sources === sourcesOf(found.asked.language);
      const page = isSame ? await find(found.asked) : null;
      const text = page && (found.isSmall ? page.small : page.large);
      if (!text || page.status !== 200) {
        known.delete(head);
        return next();
      }
      const { state, res } = ctx;
      state.routeName = 'page';
      const headers = host.headers.list(state);
      headers.push('Content-Type', 'text/html; charset=utf-8', 'Vary', 'Accept-Language, Cookie, Accept-Encoding');
      if (found.isSmall) headers.push('Content-Encoding', 'br');
      headers.push('Content-Length', String(text.length));
      ctx.respond = false;
      res.writeHead(200, headers);
      if (ctx.method === 'HEAD') {
        res.end();
        return;
      }
      // Head and body go out in one write, without a copy of the body.
      res.cork();
      for (const piece of text.write(state.nonce)) res.write(piece);
      res.end();
      res.uncork();
    },
  };
};
