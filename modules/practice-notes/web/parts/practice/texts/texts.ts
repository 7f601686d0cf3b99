import { defineTexts } from '#core/web';
import en from './en.json';

/** What a practitioner's page says. It is English; another language is one more catalogue here. */
export const texts = defineTexts(en);
