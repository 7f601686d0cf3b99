import { defineTexts } from '#core/web';
import en from './en.json';

/** What the concierge page says. Offers and the reasons of a plan are written in English, and so is the page around them. */
export const texts = defineTexts(en);
