import { STATUS_CODES } from 'node:http';
import type Koa from 'koa';
import type { Problem } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import type { AnswerHeaders } from './headers';
import { getHouseName } from './house-name';
import { problemOf } from './problem-of';
import { isPageRequest, problemPage } from './problem-page';
import { getRequestLanguage } from './request-language';
import type { RequestState } from './state';
import type { TranslateProblem } from './translate-problem';

/** Singular noun of the collection in a route (`labor response`), so that a malformed id reads like a missing one. */
export const nounOf = (routeName: string): string | null => {
  const parts = routeName.slice(routeName.indexOf('/') + 1).split('/');
  const at = parts.findIndex((part) => part.startsWith(':'));
  const noun = at > 0 ? parts[at - 1] : undefined;
  if (noun === undefined) return null;
  return noun
    .replaceAll('-', ' ')
    .replace(/ies$/, 'y')
    .replace(/(ss|ch|sh|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
};

/** The problem document (RFC 9457) as plain data. */
export const problemBody = (
  problem: Problem,
  state: RequestState,
  say: (sentence: string) => string = (sentence) => sentence,
): Record<string, unknown> => {
  const noun = problem.code === 'not-found' ? nounOf(state.routeName) : null;
  return {
    ...problem.more.members,
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Refused',
    status: problem.status,
    detail: say(noun === null ? problem.message : `There is no such ${noun}.`),
    code: problem.code,
    ...(problem.more.fields
      ? { fields: problem.more.fields.map((field) => ({ ...field, message: say(field.message) })) }
      : {}),
    requestId: state.requestId,
    ...(state.traceId === undefined ? {} : { traceId: state.traceId }),
  };
};

/** Turns everything thrown below into `application/problem+json` in the caller's language; the cause of a 500 goes to the log only. */
export const errors =
  (
    log: Logger,
    refused: (ctx: Koa.Context, problem: Problem) => void = () => undefined,
    translate: TranslateProblem = (sentence) => sentence,
    setHeaders: AnswerHeaders['set'] = () => undefined,
  ): Koa.Middleware<RequestState> =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500)
        log[problem.status === 503 ? 'warn' : 'error']('request failed', {
          requestId: ctx.state.requestId,
          route: ctx.state.routeName,
          error,
        });
      refused(ctx as unknown as Koa.Context, problem);
      if (ctx.headerSent || !ctx.writable) return;
      setHeaders(ctx);
      ctx.status = problem.status;
      for (const [name, value] of Object.entries(problem.more.headers ?? {})) ctx.set(name, value);
      ctx.set('Cache-Control', 'no-store');
      const language = getRequestLanguage(ctx as unknown as Koa.Context) ?? 'en';
      const say = (sentence: string): string => translate(sentence, language);
      if (language !== 'en') ctx.set('Content-Language', language);
      if (isPageRequest(ctx as unknown as Koa.Context)) {
        ctx.type = 'html';
        ctx.body = problemPage(say(problem.message), problem.status, ctx.state.requestId, language, getHouseName(ctx));
        return;
      }
      ctx.type = 'application/problem+json';
      ctx.body = JSON.stringify(problemBody(problem, ctx.state, say));
    }
  };
