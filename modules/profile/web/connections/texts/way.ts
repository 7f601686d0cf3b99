import { defineTexts } from '#core/web';
import way from './way.json';

/** What leads to connections from other pages, apart from the words of those. */
export const wayTexts = defineTexts(way);
