import { defineTexts } from '#core/web';
import de from './de.json';
import en from './en.json';
import es from './es.json';

/** What stands in the place of a module that this host cannot run. Few see it, so it comes in one piece. */
export const texts = defineTexts(en, { de: async () => ({ default: de }), es: async () => ({ default: es }) });
