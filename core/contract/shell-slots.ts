import { defineSlot } from './public';

/** In the header of the signed-in, beside their name: what waits for them. Drawn after the page, so it costs no first visit. */
export const shellBell = defineSlot<Record<string, never>>('shell.bell');
/** On top of every page of the team: what cannot wait. */
export const shellTeamUrgent = defineSlot<Record<string, never>>('shell.team-urgent');
