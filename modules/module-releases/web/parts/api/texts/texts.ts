import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page of the interface says. Staff work in English. */
export const texts = defineTexts(en);
