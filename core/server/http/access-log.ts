import type Koa from 'koa';
import type { Logger } from '../../contract/server';
import type { Meter } from '../metrics/meter';
import type { RequestState } from './state';

/** One line per request: route pattern, status, milliseconds. Never the path, the query or a body. The same is counted. */
export const accessLog =
  (log: Logger, count: Meter['request'] = () => undefined): Koa.Middleware<RequestState> =>
  async (ctx, next) => {
    await next();
    const { requestId, routeName, began } = ctx.state;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    count(routeName, ctx.status, ms);
    log.info('request', { requestId, route: routeName, status: ctx.status, ms });
  };
