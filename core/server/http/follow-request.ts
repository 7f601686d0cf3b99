import type Koa from 'koa';
import { getTraceId, inSpan, inWork } from '../telemetry/spans';
import type { RequestState } from './state';

/**
 * Puts a request into a trace, and under the name by which its slow queries are found. What a stranger says of the trace they come
 * from is believed only of the proxy in front, as everything else is.
 */
export const followRequest =
  (trustProxy: boolean): Koa.Middleware<RequestState> =>
  (ctx, next) => {
    const { state } = ctx;
    const cause = trustProxy ? ctx.get('traceparent') : '';
    const work = {
      get name() {
        return state.routeName;
      },
    };
    return inWork(work, () =>
      inSpan({ name: ctx.method, kind: 'server', ...(cause ? { cause } : {}) }, async (span) => {
        const traceId = getTraceId();
        if (traceId !== undefined) state.traceId = traceId;
        await next();
        span.rename(state.routeName);
        span.set({
          'http.request.method': ctx.method,
          'http.route': state.routeName.replace(/^[A-Z]+ /, ''),
          'http.response.status_code': ctx.status,
          'hedo.request_id': state.requestId,
        });
        if (ctx.status >= 500) span.fail(String(ctx.status));
      }),
    );
  };
