import { definePort, defineSlot } from '#core/contract/public';
import type { CrisisAssessment, CrisisLevel } from './lib/crisis/crisis';
import type { ContactOrigin } from './schemas/values';

export type { CrisisAssessment, CrisisCategory, CrisisLevel } from './lib/crisis/crisis';

/**
 * Help lines for somebody in danger, by country and by what it is about. `text`: what they wrote, which never leaves the
 * browser; it decides which lines come first. Null where the page does not have their words.
 */
export const helpLinesCard = defineSlot<{ readonly text: string | null }>('safety.help-lines');

/** "I would like somebody to contact me", with its true state; empty for visitors, who have no address here. */
export const contactOffer = defineSlot<{ readonly origin: ContactOrigin }>('safety.contact-offer');

/**
 * What is offered after something was saved whose words may speak of danger: help at once, help next to it, or one quiet line a day.
 * `text` stays in the browser and decides which lines come first.
 */
export const afterWriting = defineSlot<{ readonly level: CrisisLevel; readonly text: string | null }>(
  'safety.after-writing',
);

/**
 * Asks somebody whether they are safe, before they write for a Labor, or before a reading is made where `labor` is null. Once a day for
 * each; it closes nothing off, and the answer stays in the browser.
 */
export const directQuestion = defineSlot<{ readonly labor: number | null }>('safety.direct-question');

/** Wishes to be contacted by a person of the team; they never hold what was written. */
export interface ContactRequests {
  /** Makes one, unless one is open. */
  request(userId: string, origin: ContactOrigin): Promise<void>;
}
export const contactRequests = definePort<ContactRequests>('safety.contact-requests');

/** Help for somebody whose page may be closed by the time it is known that they need it. */
export interface HelpOffers {
  /** Shows help on the person's open pages and on their next one. */
  offer(userId: string): Promise<void>;
}
export const helpOffers = definePort<HelpOffers>('safety.help-offers');

/** Notices when somebody who writes may be in danger. A help, not a safety net: silence proves nothing. */
export interface CrisisGate {
  /** By rules, by what was learned from labelled sentences and, in English, by likeness. Texts go nowhere; `assessCrisis` answers at once, without likeness. Who asked that already may hand over what it found. */
  assess(text: string, byRules?: CrisisAssessment): Promise<CrisisAssessment>;
}
export const crisisGate = definePort<CrisisGate>('safety.crisis-gate');
