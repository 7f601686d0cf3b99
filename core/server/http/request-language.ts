import type Koa from 'koa';
import type { ProductLanguage } from '../../contract/page';

const languages: readonly ProductLanguage[] = ['en', 'de', 'es'];

/** What a caller reads: the cookie that pages set and sign-in restores, then Accept-Language; null when neither names one of ours. */
export const getRequestLanguage = (ctx: Koa.Context): ProductLanguage | null => {
  const chosen = ctx.cookies.get('language', { signed: false });
  const accepted = ctx.get('Accept-Language') === '' ? false : ctx.acceptsLanguages([...languages]);
  return languages.find((one) => one === chosen) ?? languages.find((one) => one === accepted) ?? null;
};
