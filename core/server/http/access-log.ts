import type Koa from 'koa';
import type { Logger } from '../../contract/server';
import type { RequestState } from './state';

/** One line per request: route pattern, status, milliseconds. Never the path, the query or a body. */
export const accessLog =
  (log: Logger): Koa.Middleware<RequestState> =>
  async (ctx, next) => {
    const began = performance.now();
    await next();
    log.info('request', {
      requestId: ctx.state.requestId,
      route: ctx.state.routeName,
      status: ctx.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  };
