import { defineTexts } from '#core/web';
import en from './staff/en.json';

/** What the pages of staff say. Staff work in English. */
export const texts = defineTexts(en);
