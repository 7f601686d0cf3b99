import { defineTexts } from '#core/web';
import en from './en.json';

/** What the choice of an offset says; it stands in forms of all languages. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });

const keys: Readonly<Record<string, unknown>> = en;

/** A sign of the zodiac as the page calls it. */
export const signText = (sign: string): string =>
  Object.hasOwn(keys, `sign.${sign}`) ? texts(`sign.${sign}` as keyof typeof en) : sign;
