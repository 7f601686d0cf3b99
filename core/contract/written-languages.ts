import type { ProductLanguage, UiLanguage } from './page';
import type { PageHead } from './public-page';

/** The language in which texts are looked for that people wrote: English for the English that is only made strange. */
export const languageOf = (language: UiLanguage): ProductLanguage => (language === 'en-XA' ? 'en' : language);

/** What an address without a language shows: English where it is written, else the original, which comes first. */
const usualOf = (languages: readonly ProductLanguage[]): ProductLanguage =>
  languages.includes('en') ? 'en' : (languages[0] ?? 'en');

/** What the head of a page says whose text was written in the first of these languages and translated into the others. */
export const spokenIn = (languages: readonly ProductLanguage[]): Pick<PageHead, 'languages' | 'original'> => {
  const usual = usualOf(languages);
  return {
    languages: languages.flatMap((one) => (one === 'en' || one === usual ? [] : [one])),
    ...(usual === 'en' ? {} : { original: usual }),
  };
};

/** Address of such a page in one of its languages. */
export const inLanguage = (path: string, language: ProductLanguage, languages: readonly ProductLanguage[]): string =>
  language === usualOf(languages) || !languages.includes(language)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Addresses of such a page, for the sitemap. */
export const addressesIn = (path: string, languages: readonly ProductLanguage[]): string[] => [
  ...new Set([path, ...languages.map((language) => inLanguage(path, language, languages))]),
];
