import { defineTexts } from '#core/web';
import en from './en.json';

export const texts = defineTexts(en);
