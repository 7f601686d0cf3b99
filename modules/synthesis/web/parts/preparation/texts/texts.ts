import { defineTexts } from '#core/web';
import en from './en.json';

/** What is said before a reading is made. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
