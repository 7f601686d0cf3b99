import type Koa from 'koa';
import type { Problem } from '../../contract/errors';

const html = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** True when a person opened an address and would see the answer itself. */
export const wantsPage = (ctx: Koa.Context): boolean =>
  !/^\/api(\/|$)/i.test(ctx.path) && ['GET', 'HEAD'].includes(ctx.method) && ctx.accepts('json', 'html') === 'html';

/** A refusal for people whose page could not be served at all. */
export const problemPage = (problem: Problem, requestId: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${problem.status} | Hedo</title></head>
<body><main><h1>${html(problem.message)}</h1><p><a href="/">Go to the first page</a></p>
<p>Reference: ${html(requestId)}</p></main></body></html>`;
