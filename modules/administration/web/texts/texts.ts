import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pages of administration say. Staff work in English. */
export const texts = defineTexts(en);
