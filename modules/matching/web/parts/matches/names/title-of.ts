import { pageData } from '#core/web';

/** What is known in the languages of the product, in that of the page. */
export const titleOf = (title: { readonly en: string; readonly de: string; readonly es: string }): string => {
  const { language } = pageData();
  return language === 'de' || language === 'es' ? title[language] : title.en;
};
