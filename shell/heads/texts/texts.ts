import { defineTexts } from '#core/web';
import en from './en.json';

/** Titles and descriptions for robots and shared links; the server alone draws them, so no browser loads them. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
