import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page says. Staff work in English. */
export const texts = defineTexts(en);
