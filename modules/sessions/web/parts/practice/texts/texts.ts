import { defineTexts } from '#core/web';
import en from './en.json';

/** What a practitioner's pages say. They are English; another language is one more catalogue here. */
export const texts = defineTexts(en);
