import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pages for everybody and for participants say. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
