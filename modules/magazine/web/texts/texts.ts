import { defineTexts } from '#core/web';
import en from './en.json';

/** What the journal, its articles and the reading list say. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
