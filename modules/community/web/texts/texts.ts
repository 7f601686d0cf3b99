import { defineTexts } from '#core/web';
import en from './en.json';

/** What the community says. */
export const texts = defineTexts(en);
