import { defineTexts } from '#core/web';
import en from './en.json';

/** What the clients' tab and the page of one client say. */
export const texts = defineTexts(en);
