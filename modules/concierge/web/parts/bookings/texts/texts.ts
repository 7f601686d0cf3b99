import { defineTexts } from '#core/web';
import en from './en.json';

/** What the pages of trips and retreats say. */
export const texts = defineTexts(en);
