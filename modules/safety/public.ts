import { defineSlot } from '#core/contract/public';

/**
 * Help lines for somebody in danger, by country and by what it is about. `text`: what they wrote, which never leaves the
 * browser; it decides which lines come first. Null where the page does not have their words.
 */
export const helpLinesCard = defineSlot<{ readonly text: string | null }>('safety.help-lines');
