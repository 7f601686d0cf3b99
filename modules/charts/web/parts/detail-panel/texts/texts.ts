import { defineTexts } from '#core/web';
import en from './en.json';

/** What the sheet of a part of the bodygraph says, apart from the words on the parts themselves. */
export const texts = defineTexts(en);
