import { defineTexts } from '#core/web';
import en from './en.json';

/** What the content studio says. Pages of the team are English; another language is one more catalogue here. */
export const texts = defineTexts(en);
