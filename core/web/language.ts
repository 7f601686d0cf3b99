import type { Label } from '#core/contract/manifest';
import type { UiLanguage, Units } from '#core/contract/page';
import { writeChoice } from './choice-cookie';
import { getPageData } from './page-data';

/** Words of a manifest in the language of the page. */
export const formatLabel = (label: Label): string => {
  if (typeof label === 'string') return label;
  const { language } = getPageData();
  return language === 'en-XA' ? label.en : label[language];
};

/** Draws everything in another language from now on: a cookie of a year, and the same page anew. */
export const chooseLanguage = (language: UiLanguage): void => {
  writeChoice('language', language);
  const here = new URL(location.href);
  // The address would outweigh the cookie.
  here.searchParams.delete('lang');
  if (here.href === location.href) location.reload();
  else location.replace(here);
};

/** Writes distances in these units from now on, or as is usual in the language; the same page anew. */
export const chooseUnits = (units: Units | null): void => {
  writeChoice('units', units);
  location.reload();
};
