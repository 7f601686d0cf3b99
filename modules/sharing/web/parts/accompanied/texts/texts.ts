import { defineTexts } from '#core/web';
import en from './en.json';

/** What is said of somebody who accompanies the client. */
export const accompaniedTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
