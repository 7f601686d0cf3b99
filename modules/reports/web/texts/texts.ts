import { defineTexts } from '#core/web';
import en from './en.json';

/** What the export of a chart says. */
export const texts = defineTexts(en);
