import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page on accuracy says. */
export const texts = defineTexts(en);
