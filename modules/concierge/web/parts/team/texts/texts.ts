import { defineTexts } from '#core/web';
import en from './en.json';

/** What the team's tabs say. Staff work in English. */
export const texts = defineTexts(en);
