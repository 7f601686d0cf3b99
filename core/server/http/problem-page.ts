import type Koa from 'koa';
import type { ProductLanguage } from '../../contract/page';

const html = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** True when a person opened an address and would see the answer itself. */
export const isPageRequest = (ctx: Koa.Context): boolean =>
  !/^\/api(\/|$)/i.test(ctx.path) && ['GET', 'HEAD'].includes(ctx.method) && ctx.accepts('json', 'html') === 'html';

const words = {
  en: { home: 'Go to the first page', reference: 'Reference' },
  de: { home: 'Zur Startseite', reference: 'Kennung' },
  es: { home: 'Ir a la página de inicio', reference: 'Referencia' },
} as const;

/** A refusal for people whose page could not be served at all. */
export const problemPage = (
  message: string,
  status: number,
  requestId: string,
  language: ProductLanguage,
  house: string,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${status} | ${html(house)}</title></head>
<body><main><h1>${html(message)}</h1><p><a href="/">${words[language].home}</a></p>
<p>${words[language].reference}: ${html(requestId)}</p></main></body></html>`;
