import type Koa from 'koa';
import { randomText } from './random-text';
import type { RequestState } from './state';

/** Names the request: in `ctx.state.requestId`, the log line, problem documents and the `X-Request-Id` header. */
export const requestId: Koa.Middleware<RequestState> = async (ctx, next) => {
  // Never taken from the caller: an id that others choose cannot be trusted in the log.
  ctx.state.requestId = randomText(12, 'base64url');
  ctx.state.routeName = 'unmatched';
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
