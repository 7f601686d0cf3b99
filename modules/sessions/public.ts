import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { Stretch } from '#modules/scheduling/public';

/** On a practitioner's day, beside the sessions: what else waits for them. */
export const practiceDay = defineSlot<Record<string, never>>('sessions.day');
/** With one session of a practitioner's: notes, preparation, forms. `matchId` is that of one person who comes. */
export const sessionPanel = defineSlot<{ readonly sessionId: string; readonly matchId: string }>('sessions.session');

/** With a practitioner's own calendar address: the calendars they have elsewhere. */
export const practiceCalendars = defineSlot<Record<string, never>>('sessions.calendars');

/** Sessions that took place, for modules that ask whether two have worked together. */
export interface SessionRecords {
  /** Whether this client attended a session with the practitioner of this record. */
  hasAttended(db: PortDatabase, clientUserId: string, practitionerId: string): Promise<boolean>;
}
export const sessionRecords = definePort<SessionRecords>('sessions.records');

/** What fills practitioners' calendars elsewhere: clients are offered no time in it, practitioners may still book over it. */
export interface ExternalBusy {
  /** By the practitioner's record. */
  listBusy(
    db: PortDatabase,
    practitionerIds: readonly string[],
    window: Stretch,
  ): Promise<ReadonlyMap<string, readonly Stretch[]>>;
}
export const externalBusy = defineCollectingPort<ExternalBusy>('sessions.external-busy');

/** A session as it stands in its practitioner's calendar; instants are ISO. */
export interface PracticeSession {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
  readonly version: number;
}
/** A time for a session, by whoever saw this version of it. */
export interface SessionTime {
  readonly id: string;
  readonly start: string;
  readonly version: number;
}
/** A practitioner's own sessions, for modules that write them into calendars elsewhere. */
export interface PracticeSessions {
  /** Confirmed ones that have not ended, and those of `ids` whatever became of them. */
  list(db: PortDatabase, practitionerUserId: string, ids: readonly string[]): Promise<readonly PracticeSession[]>;
  /** Its `.ics` file, without a method and without the names of those who come. Throws 404. */
  writeFile(db: PortDatabase, practitionerUserId: string, id: string): Promise<string>;
  /** Moves it with everybody who comes; they learn of it. Throws as moving it on the page does. */
  move(trx: PortTransaction, practitionerUserId: string, time: SessionTime): Promise<PracticeSession>;
  /** Cancels it for everybody; what was paid is given back. Throws 404, and 409 `session-over`. */
  cancel(trx: PortTransaction, practitionerUserId: string, id: string): Promise<void>;
}
export const practiceSessions = definePort<PracticeSessions>('sessions.practice-sessions');
