import { defineTexts } from '#core/web';
import en from './offers/en.json';

/** What the studio of offers says. Staff work in English. */
export const texts = defineTexts(en);
