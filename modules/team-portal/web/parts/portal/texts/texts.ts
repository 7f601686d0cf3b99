import { defineTexts } from '#core/web';
import en from './en.json';

/** What the Team Portal says around its tabs. Staff work in English. */
export const texts = defineTexts(en);
