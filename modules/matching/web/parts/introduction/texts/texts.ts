import { defineTexts } from '#core/web';
import en from './en.json';

/** What the brief of an introduction says. */
export const briefTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
