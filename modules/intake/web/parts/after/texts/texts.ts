import { defineTexts } from '#core/web';
import en from './en.json';

/** What is said after the intake was sent. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
