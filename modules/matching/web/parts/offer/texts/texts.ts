import { defineTexts } from '#core/web';
import en from './en.json';

/** What the form of an offer says. */
export const offerTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
