import { defineTexts } from '#core/web';
import en from './en.json';

/** What is asked before somebody writes, and what follows. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
