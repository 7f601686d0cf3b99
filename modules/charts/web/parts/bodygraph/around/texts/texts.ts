import { defineTexts } from '#core/web';
import en from './en.json';

/** What stands beside the bodygraph: its columns, legend and tables. Whoever draws the picture alone does not load it. */
export const texts = defineTexts(en);
