import { defineTexts } from '#core/web';
import en from './en.json';

/** What the list of connections and its invitations say. What two people agree to is worded here: see `connectionWording`. */
export const texts = defineTexts(en);
