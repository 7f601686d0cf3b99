import { defineTexts } from '#core/web';
import en from './en.json';

/** What clients read about questions, letters and reminders. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
