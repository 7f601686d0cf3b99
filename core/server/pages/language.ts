import type Koa from 'koa';
import { type ProductLanguage, type UiLanguage, uiLanguages } from '../../contract/page';

const year = 365 * 24 * 60 * 60 * 1000;

/** Which language a page is drawn in, and whether its address says so. */
export interface ChosenLanguage {
  readonly language: UiLanguage;
  readonly byAddress: boolean;
}

/** Goes by `?lang=` (kept in the cookie `language` for a year), then the cookie, then Accept-Language, then English. */
export const languageOf = (
  ctx: Koa.ParameterizedContext,
  {
    production,
    secure,
    offered = ['en', 'de', 'es'],
  }: { readonly production: boolean; readonly secure: boolean; readonly offered?: readonly ProductLanguage[] },
): ChosenLanguage => {
  const known = (name: unknown): UiLanguage | null =>
    uiLanguages.find((one) => one === name && (one === 'en-XA' ? !production : offered.includes(one))) ?? null;
  const asked = known(new URLSearchParams(ctx.querystring).get('lang'));
  if (asked) {
    // The page's own script may change it later.
    if (ctx.cookies.get('language') !== asked)
      ctx.cookies.set('language', asked, { maxAge: year, httpOnly: false, sameSite: 'lax', secure });
    return { language: asked, byAddress: true };
  }
  const language = known(ctx.cookies.get('language')) ?? known(ctx.acceptsLanguages(...offered)) ?? 'en';
  return { language, byAddress: false };
};
