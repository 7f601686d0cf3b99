import { defineTexts } from '#core/web';
import en from './en.json';

/** What the phases of a life say. */
export const texts = defineTexts(en);
