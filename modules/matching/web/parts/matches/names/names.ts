import { getPageData } from '#core/web';
import en from './texts/en.json';
import { nameTexts } from './texts/texts';

const isKnown = (name: string): name is keyof typeof en => Object.hasOwn(en, name);

/** A specialization, framework, chart theme or language in the language of the page; unchanged where a practitioner wrote another. */
export const nameOf = (name: string): string => (isKnown(name) ? nameTexts(name) : name);

/** Several of them in a row. */
export const namesOf = (names: readonly string[]): string => names.map(nameOf).join(', ');

/** What is known in the languages of the product, in that of the page. */
export const titleOf = (title: { readonly en: string; readonly de: string; readonly es: string }): string => {
  const { language } = getPageData();
  return language === 'de' || language === 'es' ? title[language] : title.en;
};
