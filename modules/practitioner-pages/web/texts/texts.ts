import { defineTexts } from '#core/web';
import en from './en.json';

/** What the public pages say, and those of guests and clients. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
