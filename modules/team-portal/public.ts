import { defineSlot } from '#core/contract/public';

type Nothing = Record<string, never>;

/** The tabs of `/team-portal`. A tab that nobody fills shows its empty state. */
export const analyticsTab = defineSlot<Nothing>('team-portal.analytics');
export const clientsTab = defineSlot<Nothing>('team-portal.clients');
export const practitionersTab = defineSlot<Nothing>('team-portal.practitioners');
export const travelTab = defineSlot<Nothing>('team-portal.travel');
export const conciergeTab = defineSlot<Nothing>('team-portal.concierge');
export const experiencesTab = defineSlot<Nothing>('team-portal.experiences');
export const aftercareTab = defineSlot<Nothing>('team-portal.aftercare');
/** Above the list of clients: what waits for an answer (intakes, for example), one card for each module. */
export const clientsWaiting = defineSlot<Nothing>('team-portal.clients-waiting');
/** First on `/management`: how the product is doing. */
export const overview = defineSlot<Nothing>('team-portal.overview');
/** Below it: the first lines of longer lists. */
export const briefs = defineSlot<Nothing>('team-portal.briefs');
/** At its end: whether the product runs as it should. */
export const health = defineSlot<Nothing>('team-portal.health');
