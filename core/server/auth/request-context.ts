import { AsyncLocalStorage } from 'node:async_hooks';
import type Koa from 'koa';

const current = new AsyncLocalStorage<Koa.Context>();

/** Lets the typed sign-in routes reach cookies and session of the request they serve, and mails its language. */
export const rememberRequest: Koa.Middleware = (ctx, next) => current.run(ctx as Koa.Context, next);

/** The request being served; null in a job. */
export const findRequest = (): Koa.Context | null => current.getStore() ?? null;

/** The request being served. Throws outside of one. */
export const currentRequest = (): Koa.Context => {
  const ctx = current.getStore();
  if (!ctx) throw new Error('no request is being served here');
  return ctx;
};
