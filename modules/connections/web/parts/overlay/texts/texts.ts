import { defineTexts } from '#core/web';
import en from './en.json';

/** What is said where another person's chart is laid over the own one. */
export const texts = defineTexts(en);
