import { defineTexts } from '#core/web';
import en from './en.json';

/** What staff read about the money of the house; English only. */
export const texts = defineTexts(en);
