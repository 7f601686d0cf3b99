import type Koa from 'koa';
import { randomText } from './random-text';
import type { RequestState } from './state';

/** Names the request, for the log line, problem documents and the `X-Request-Id` header, and notes when it came. */
export const requestId: Koa.Middleware<RequestState> = (ctx, next) => {
  // Never taken from the caller: an id that others choose cannot be trusted in the log.
  ctx.state.requestId = randomText(12, 'base64url');
  ctx.state.routeName = 'unmatched';
  ctx.state.began = performance.now();
  return next();
};
