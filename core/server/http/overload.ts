import { monitorEventLoopDelay } from 'node:perf_hooks';
import type Koa from 'koa';
import { unavailable } from '../../contract/errors';
import { healthPaths } from './health';

/** Answers 503 while the event loop was late by more than `limitMs` at the median of the last second. */
export const overloadGate = (limitMs = 400): { readonly middleware: Koa.Middleware; stop(): void } => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  const timer = setInterval(() => {
    late = delay.percentile(50) / 1e6 > limitMs;
    delay.reset();
  }, 1000);
  timer.unref();
  return {
    middleware: async (ctx, next) => {
      if (late && !healthPaths.has(ctx.path))
        throw unavailable('The service is busy for a moment. Please try again.', 2);
      await next();
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
};
