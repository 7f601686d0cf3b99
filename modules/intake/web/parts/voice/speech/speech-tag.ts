import type { UiLanguage } from '#core/contract/page';

const usual: Readonly<Record<UiLanguage, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES', 'en-XA': 'en-US' };

/** The page's language in the region this browser prefers: `es` becomes `es-MX` for who reads that. */
export const speechTag = (page: UiLanguage, preferred: readonly string[]): string => {
  const [language = 'en'] = usual[page].split('-');
  return preferred.find((tag) => tag.startsWith(`${language}-`)) ?? usual[page];
};
