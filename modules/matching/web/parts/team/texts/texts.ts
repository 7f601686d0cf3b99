import { defineTexts } from '#core/web';
import en from './en.json';

/** What the practitioners' tab of the Team Portal says. */
export const teamTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
