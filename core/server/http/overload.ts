import { monitorEventLoopDelay } from 'node:perf_hooks';
import type Koa from 'koa';
import { unavailable } from '../../contract/errors';
import { healthPaths } from './health';

/**
 * Late seconds in a row that count as overload. One long task (the first page drawn, another process that boots on the same
 * machine) makes a second or two late and is over before a refused caller could come back.
 */
const lateWindows = 3;

/** Answers 503 while the event loop was late by more than `limitMs` at the median of each of the last seconds. */
export const overloadGate = (
  limitMs = 400,
  windowMs = 1000,
): { readonly middleware: Koa.Middleware; isBusy(): boolean; stop(): void } => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = 0;
  const timer = setInterval(() => {
    late = delay.percentile(50) / 1e6 > limitMs ? late + 1 : 0;
    delay.reset();
  }, windowMs);
  timer.unref();
  const isBusy = (): boolean => late >= lateWindows;
  return {
    isBusy,
    middleware: async (ctx, next) => {
      if (isBusy() && !healthPaths.has(ctx.path))
        throw unavailable('The service is busy for a moment. Please try again.', 2);
      await next();
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
      late = 0;
    },
  };
};
