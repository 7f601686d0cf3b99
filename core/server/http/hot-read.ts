import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { Route, User } from '../../contract/route';
import { readQuery } from './from-text';
import type { Answer } from './idempotency';
import type { Prepared } from './prepare-route';
import type { RequestState } from './state';

/** An answer that is JSON already. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Notes for the session's query what else the request reads. A query that does not fit is refused later, in its place. */
export const hotReads = (routes: readonly Prepared[]): Koa.Middleware<RequestState> => {
  const byName = new Map(
    routes.flatMap(({ name, route, checks }) =>
      route.hot ? [[name, { hot: route.hot, route, checks, statement: { name, text: route.hot.sql } }] as const] : [],
    ),
  );
  return async (ctx, next) => {
    const found = byName.get(ctx.state.routeName);
    if (found && ctx.method === 'GET') {
      const query = fittingQuery(ctx.querystring, found);
      if (query) ctx.state.hotQuery = { statement: found.statement, values: found.hot.values(query as never) };
    }
    await next();
  };
};

const fittingQuery = (search: string, { route, checks }: Pick<Prepared, 'route' | 'checks'>): object | null => {
  try {
    const query = readQuery(search, route.query);
    return checks.query?.(query) ? null : query;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/** The answer of a route whose text the database wrote; null where it was not read, or for somebody else than who asks (by a token). */
export const findHotAnswer = (
  { hot }: Pick<Route, 'hot'>,
  user: Pick<User, 'id'> | null,
  query: object,
  { hotRow }: Pick<RequestState, 'hotRow'>,
): Answer | null => {
  if (!hot || !user || hotRow?.user_id !== user.id || hotRow.hot_body === null) return null;
  const { hot_body, hot_last } = hotRow;
  const next = hot_last === null ? undefined : hot.next?.(query as never, hot_last);
  return {
    status: 200,
    body: new JsonText(hot_body),
    headers: next === undefined ? {} : { Link: `<${next}>; rel="next"` },
  };
};
