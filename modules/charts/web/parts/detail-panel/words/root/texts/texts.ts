import { defineTexts } from '#core/web';
import en from './en.json';

/** Our words on a centre, its gates, and the channels whose lower gate lies in it. */
export const texts = defineTexts<Readonly<Record<string, string>>>(en);
