import { defineTexts } from '#core/web';
import en from './en.json';

/** What the conversations say. Rooms behind the sign-in are in English. */
export const texts = defineTexts(en);
