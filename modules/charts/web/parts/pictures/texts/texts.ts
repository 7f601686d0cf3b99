import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pictures of the chart say. */
export const texts = defineTexts(en);
