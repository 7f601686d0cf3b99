import { defineTexts } from '#core/web';
import en from './en.json';

/** What the community's room of the inner portal says. */
export const roomTexts = defineTexts(en);
