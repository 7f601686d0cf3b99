import { defineTexts } from '#core/web';
import en from './en.json';

/** Texts around the bodygraph: its columns, legend and tables. A page with the picture alone does not load them. */
export const texts = defineTexts(en);
