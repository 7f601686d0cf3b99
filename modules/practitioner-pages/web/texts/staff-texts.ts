import { defineTexts } from '#core/web';
import en from './staff/en.json';

/** What the pages of the team say. */
export const texts = defineTexts(en);
