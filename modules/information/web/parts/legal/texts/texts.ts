import { defineTexts } from '#core/web';
import en from './en.json';

/** What pages with published words say around them, and the imprint without any. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
