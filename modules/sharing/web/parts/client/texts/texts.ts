import { defineTexts } from '#core/web';
import en from './en.json';

/** What a practitioner's pages about clients say. */
export const clientTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
