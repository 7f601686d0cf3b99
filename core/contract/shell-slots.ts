import { defineSlot } from './public';

/** The whole landing page; without a module that fills it the shell draws a plain one. */
export const shellLanding = defineSlot<Record<string, never>>('shell.landing');
/** On the landing page, for somebody who is signed in: the way to their first step, or back to where they were. */
export const shellOnward = defineSlot<Record<string, never>>('shell.onward');
/** At the end of `/client-journey`: a form for those who want to talk first; without one the page offers the contact form. */
export const shellJourneyForm = defineSlot<Record<string, never>>('shell.journeyForm');
/** In the header of the signed-in, beside their name: what waits for them. Drawn after the page, so it costs no first visit. */
export const shellBell = defineSlot<Record<string, never>>('shell.bell');
/** On top of every page of the team: what cannot wait. */
export const shellTeamUrgent = defineSlot<Record<string, never>>('shell.team-urgent');
