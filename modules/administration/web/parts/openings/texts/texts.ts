import { defineTexts } from '#core/web';
import en from './en.json';

/** What the list of opened answers says. Staff work in English. */
export const texts = defineTexts(en);
