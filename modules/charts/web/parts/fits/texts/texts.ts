import { defineTexts } from '#core/web';
import en from './en.json';

/** What is said around "Does this fit?". */
export const texts = defineTexts(en);
