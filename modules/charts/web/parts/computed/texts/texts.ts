import { defineTexts } from '#core/web';
import en from './en.json';

/** How each value came about, in words. */
export const texts = defineTexts(en);
