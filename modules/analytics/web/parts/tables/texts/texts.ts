import { defineTexts } from '#core/web';
import en from './en.json';

/** What the figure tables say around their figures, whose names come from the server. Staff work in English. */
export const texts = defineTexts(en);
