import en from './en.json';
import { defineTexts } from './texts';

/** What the host itself says on pages. */
export const ownTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
