import { defineTexts } from '#core/web';
import en from './en.json';

/** What passkeys say when none was used; it comes with them. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
