import type { Theme } from '#core/web';

/** The three themes under the names of the product. */
export const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Paper' },
  { value: 'dark', label: 'Night' },
];
