import type { Label } from '#core/contract/manifest';
import type { UiLanguage } from '#core/contract/page';
import { pageData } from './page-data';

/** Words of a manifest in the language of the page. */
export const inWords = (label: Label): string => {
  if (typeof label === 'string') return label;
  const { language } = pageData();
  return language === 'en-XA' ? label.en : label[language];
};

/** Draws everything in another language from now on: a cookie of a year, and the same page anew. */
export const chooseLanguage = (language: UiLanguage): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  const here = new URL(location.href);
  // The address would outweigh the cookie.
  here.searchParams.delete('lang');
  if (here.href === location.href) location.reload();
  else location.replace(here);
};
