import type { UiLanguage } from '#core/web';

/** Each under its own name, for whoever cannot read the others. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const satisfies readonly (readonly [UiLanguage, string])[];
