import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page asks before a run. */
export const wishTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
