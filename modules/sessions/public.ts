import { defineSlot } from '#core/contract/public';

/** On a practitioner's day, beside the sessions: what else waits for them. */
export const practiceDay = defineSlot<Record<string, never>>('sessions.day');
/** With one session of a practitioner's: notes, preparation, forms. `matchId` is that of one person who comes. */
export const sessionPanel = defineSlot<{ readonly sessionId: string; readonly matchId: string }>('sessions.session');
