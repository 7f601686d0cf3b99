import { defineTexts } from '#core/web';
import en from './en.json';

/** What the practitioner's rooms say. */
export const practiceTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
