import type { Theme, UiLanguage } from '#core/web';
import { texts } from './texts/texts';

/** Each under its own name, for whoever cannot read the others. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const satisfies readonly (readonly [UiLanguage, string])[];

/** The three themes under the names of the product, in the language of the page. */
export const themes = (): readonly { readonly value: Theme; readonly label: string }[] => [
  { value: 'system', label: texts('theme.system') },
  { value: 'light', label: texts('theme.light') },
  { value: 'dark', label: texts('theme.dark') },
];
