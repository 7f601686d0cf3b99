import { defineTexts } from '#core/web';
import en from './en.json';

/** What the figures of the product and their pictures say. Staff work in English. */
export const texts = defineTexts(en);
