import { defineTexts } from '#core/web';
import en from './en.json';

/** Texts of the editors' pages; staff read English. */
export const texts = defineTexts(en);
