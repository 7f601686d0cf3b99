import { getHouse, type Theme, type UiLanguage } from '#core/web';
import { texts } from './texts/texts';

const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const satisfies readonly (readonly [UiLanguage, string])[];

/** The languages that the house offers, each under its own name, for people who cannot read the others. */
export const offeredLanguages = () => languages.filter(([code]) => getHouse().languages.includes(code));

/** The three themes under the names of the product, in the language of the page. */
export const themes = (): readonly { readonly value: Theme; readonly label: string }[] => [
  { value: 'system', label: texts('theme.system') },
  { value: 'light', label: texts('theme.light') },
  { value: 'dark', label: texts('theme.dark') },
];
