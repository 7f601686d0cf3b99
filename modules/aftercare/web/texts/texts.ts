import { defineTexts } from '#core/web';
import en from './en.json';

/** What plans for the time after say, to their clients and to the team. */
export const texts = defineTexts(en);
