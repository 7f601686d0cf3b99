import { defineTexts } from '#core/web';
import en from './en.json';

/** What the list of partners says. Staff work in English. */
export const texts = defineTexts(en);
