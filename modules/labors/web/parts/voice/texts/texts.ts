import { defineTexts } from '#core/web';
import en from './en.json';

/** What the recorder says. */
export const voiceTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
