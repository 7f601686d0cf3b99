import { defineTexts } from '#core/web';
import en from './en.json';

/** Names of what can be opened to somebody. */
export const segmentTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
