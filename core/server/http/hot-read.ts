import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { HotRead } from '../../contract/route';
import type { Auth } from '../host';
import type { RefuseBadAddress } from './address';
import { refusalOf } from './authorise';
import { checkReply } from './check-reply';
import { readQuery } from './from-text';
import type { AnswerHeaders } from './headers';
import { JsonText } from './json-text';
import type { Prepared } from './prepare-route';
import { type Limiter, personCalls } from './rate-limit';
import type { RequestState } from './state';

/** What reads need that are answered with one statement. */
export interface HotHost {
  readonly readSession: Auth['readSession'];
  readonly limit: Limiter;
  readonly headers: Pick<AnswerHeaders, 'list'>;
  readonly refuseBadAddress: RefuseBadAddress;
  readonly isBusy: () => boolean;
  readonly gate?: (owner: string) => void;
}

interface HotRoute {
  readonly prepared: Prepared;
  readonly hot: HotRead<never>;
  readonly statement: { readonly name: string; readonly text: string };
}

/**
 * Answers reads of people who are signed in with one statement and one write, after the checks that every route has. Whatever is not to
 * be answered so (a token, a bad address or query, nobody signed in, a refusal) goes on to them, with the session that was read.
 */
export const hotReads = (routes: readonly Prepared[], host: HotHost): Koa.Middleware<RequestState> => {
  const byPath = new Map(
    routes.flatMap((prepared) => {
      const { name, route } = prepared;
      const { hot } = route;
      return hot ? [[route.path as string, { prepared, hot, statement: { name, text: hot.sql } }] as const] : [];
    }),
  );
  return async (ctx, next) => {
    const found = ctx.method === 'GET' ? byPath.get(ctx.path) : undefined;
    const query = found && findQuery(found, host, ctx as unknown as Koa.Context);
    if (!found || !query) return next();
    const { state } = ctx;
    const { prepared, hot, statement } = found;
    const { route, name } = prepared;
    state.routeName = name;
    const session = await host.readSession(ctx as unknown as Koa.Context, {
      statement,
      values: hot.values(query as never),
    });
    state.isSessionRead = true;
    if (!session || session.hot.hot_body === null) return next();
    const { user, isWeak } = session;
    if ((isWeak && !route.weakSession) || refusalOf(route.access, user)) return next();
    if (await isOverLimit(host.limit, user.id)) return next();
    state.user = user;
    const { hot_body: text, hot_last: last } = session.hot;
    checkReply(prepared, { status: 200, body: new JsonText(text) });
    const following = last === null ? undefined : hot.next?.(query as never, last);
    const headers = host.headers.list(state);
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text)));
    if (following !== undefined) headers.push('Link', `<${following}>; rel="next"`);
    // Head and body go out in one write.
    ctx.respond = false;
    ctx.res.writeHead(200, headers).end(text);
  };
};

/** What is asked for; null where something about the request needs more than a hot read does. */
const findQuery = ({ prepared }: HotRoute, host: HotHost, ctx: Koa.Context): object | null => {
  const { authorization, 'if-match': version } = ctx.req.headers;
  if (authorization !== undefined || version !== undefined || host.isBusy()) return null;
  const { owner, route, checks } = prepared;
  try {
    host.refuseBadAddress(ctx);
    host.gate?.(owner);
    const query = readQuery(ctx.querystring, route.query);
    return checks.query?.(query) ? null : query;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

const isOverLimit = async (limit: Limiter, userId: string): Promise<boolean> => {
  try {
    await limit('person', personCalls, userId);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
};
