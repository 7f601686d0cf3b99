import { defineTexts } from '#core/web';
import en from './en.json';

/** What stands beside the pictures: legends, and what is chosen in the wheel. Whoever draws a picture alone does not load it. */
export const texts = defineTexts(en);
