import { defineTexts } from '#core/web';
import en from './en.json';

/** What the comparison of two versions says. */
export const texts = defineTexts(en);
