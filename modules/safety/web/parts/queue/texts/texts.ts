import { defineTexts } from '#core/web';
import en from './en.json';

/** What the team's queue of contact requests says. Staff work in English. */
export const texts = defineTexts(en);
