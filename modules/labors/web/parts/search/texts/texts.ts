import { defineTexts } from '#core/web';
import en from './en.json';

/** What clients read when they look for something in their answers. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
