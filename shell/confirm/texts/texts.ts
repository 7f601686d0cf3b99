import { defineTexts } from '#core/web';
import en from './en.json';

/** What the question who is there says; it comes with its dialog. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
