import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pages and cards of this module say. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
