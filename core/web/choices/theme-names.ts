import type { Theme } from '#core/web';
import { texts } from './texts/texts';

/** The three themes under the names of the product, in the language of the page. */
export const themes = (): readonly { readonly value: Theme; readonly label: string }[] => [
  { value: 'system', label: texts('theme.system') },
  { value: 'light', label: texts('theme.light') },
  { value: 'dark', label: texts('theme.dark') },
];
