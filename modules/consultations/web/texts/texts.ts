import { defineTexts } from '#core/web';
import en from './en.json';

/** What the contact form and its pages say. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
