import { defineTexts } from '#core/web';
import en from './en.json';

/** What introduction calls say, to both sides. */
export const callTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
