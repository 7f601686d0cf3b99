import { defineTexts } from '#core/web';
import en from './en.json';

/** What a practitioner reads here. Practitioners work in English. */
export const texts = defineTexts(en);
