import { defineSlot } from '#core/contract/public';

/** On the landing page, for somebody who is signed in: the way to their first step, or back to where they were. */
export const onward = defineSlot<Record<string, never>>('welcome.onward');
/** At the end of `/client-journey`: a form for those who want to talk first; without one the page offers the contact form. */
export const journeyForm = defineSlot<Record<string, never>>('welcome.journey-form');
