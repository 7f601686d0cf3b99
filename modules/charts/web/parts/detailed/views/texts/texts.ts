import { defineTexts } from '#core/web';
import en from './en.json';

/** What the switches over the pictures say. */
export const texts = defineTexts(en);
