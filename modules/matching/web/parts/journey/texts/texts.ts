import { defineTexts } from '#core/web';
import en from './en.json';

/** What the practitioner's room of the inner portal says. */
export const roomTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
