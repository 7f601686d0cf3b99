import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page of clients says. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
