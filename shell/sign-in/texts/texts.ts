import { defineTexts } from '#core/web';
import en from './en.json';

/** What signing in says; it comes with the dialog. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
