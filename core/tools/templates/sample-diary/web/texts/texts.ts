import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page says. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
