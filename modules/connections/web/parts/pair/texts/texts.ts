import { defineTexts } from '#core/web';
import en from './en.json';

/** What the page of two charts says. */
export const pairTexts = defineTexts(en);
