import { defineTexts } from '#core/web';
import en from './en.json';

/** What the filters of the audit log say. Staff work in English. */
export const texts = defineTexts(en);
