import { defineTexts } from '#core/web';
import en from './en.json';

/** Texts around the pictures: legends, and what is chosen in the wheel. A page with a picture alone does not load them. */
export const texts = defineTexts(en);
