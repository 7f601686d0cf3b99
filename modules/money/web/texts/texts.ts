import { defineTexts } from '#core/web';
import en from './en.json';

/** What clients read about their invoices. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
