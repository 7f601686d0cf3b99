import { defineTexts } from '#core/web';
import en from './en.json';

/** What the frame of every page says. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
