import { defineTexts } from '#core/web';
import en from './en.json';

/** The names that practitioners' records are made of, as they are read. */
export const nameTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
