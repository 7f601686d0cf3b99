import { defineTexts } from '#core/web';
import en from './en.json';

/** What a person reads about their own wish to be contacted, and about help that is offered later. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
