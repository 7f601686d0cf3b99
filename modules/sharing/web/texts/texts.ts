import { defineTexts } from '#core/web';
import en from './en.json';

/** What the client's rooms of sharing say. */
export const sharingTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
