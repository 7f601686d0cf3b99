import { defineSlot } from './public';

type Nothing = Record<string, never>;

/**
 * The tabs of `/team-portal`. They stand here and not with the module team-portal, because modules which that one needs fill
 * them too. A tab that nobody fills shows its empty state.
 */
export const teamClients = defineSlot<Nothing>('team.clients');
export const teamPractitioners = defineSlot<Nothing>('team.practitioners');
export const teamTravel = defineSlot<Nothing>('team.travel');
export const teamConcierge = defineSlot<Nothing>('team.concierge');
export const teamExperiences = defineSlot<Nothing>('team.experiences');
export const teamAftercare = defineSlot<Nothing>('team.aftercare');
/** On top of every page of the team: what cannot wait. */
export const teamUrgent = defineSlot<Nothing>('team.urgent');
/** Above the list of clients: what waits for an answer (intakes, for example), one card for each module. */
export const teamClientsWaiting = defineSlot<Nothing>('team.clients-waiting');
