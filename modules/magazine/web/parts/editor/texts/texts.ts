import { defineTexts } from '#core/web';
import en from './en.json';

/** What the editors' desk says; staff read English. */
export const texts = defineTexts(en);
