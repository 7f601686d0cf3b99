import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pages of this module say. Staff work in English. */
export const texts = defineTexts(en);
