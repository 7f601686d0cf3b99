import { defineTexts } from '#core/web';
import en from './en.json';

/** What leads to connections from other pages, apart from the words of those. */
export const wayTexts = defineTexts(en);
