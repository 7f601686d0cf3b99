import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { Stretch } from '#modules/scheduling/public';
import type { MatchStatus } from './schemas/match-status';
import type { AvailabilityInput } from './schemas/practice';
import type { PractitionerView } from './schemas/practitioner';

export { initialsOf } from './lib/initials';
export { isOngoing } from './lib/match-status';
export { parseSampleName } from './lib/sample-name';
export { changeMatch, getOwnRecord, listMatches } from './schemas/endpoints';
export type { MatchStatus } from './schemas/match-status';
export type { PractitionerView } from './schemas/practitioner';

/** A practitioner and a client who accepted each other; ids of accounts unless they say otherwise. */
export interface Relation {
  readonly matchId: string;
  readonly clientUserId: string;
  /** Id of the practitioner's record, as in `/api/practitioners`. */
  readonly practitionerId: string;
  readonly practitionerUserId: string;
}

/** Hours a practitioner can be booked, on the clock of `zone`. */
export interface PractitionerHours extends AvailabilityInput {
  readonly practitionerId: string;
  readonly practitionerUserId: string;
}

/** Who works with whom right now. Answers count for one request: ask again at the next. Inside a transaction pass it as `db`. */
export interface Relations {
  /** True of an accepted match. */
  isMatched(practitionerUserId: string, clientUserId: string, db?: PortDatabase): Promise<boolean>;
  findRelation(practitionerUserId: string, clientUserId: string, db?: PortDatabase): Promise<Relation | null>;
  clientsOf(practitionerUserId: string, db?: PortDatabase): Promise<readonly Relation[]>;
  practitionersOf(clientUserId: string, db?: PortDatabase): Promise<readonly Relation[]>;
  /** Accepted clients and open requests; null for an account without a practitioner's record. */
  caseloadOf(
    practitionerUserId: string,
    db?: PortDatabase,
  ): Promise<{ readonly clients: number; readonly requests: number; readonly capacity: number | null } | null>;
  /** Null for a record without an account. */
  hoursOf(practitionerId: string, db?: PortDatabase): Promise<PractitionerHours | null>;
}
export const relations = definePort<Relations>('matching.relations');

/** What fills the calendars of practitioners and clients next to introduction calls. Pauses belong to it. */
export interface OtherBusy {
  /** By the practitioner's record. */
  listBusy(
    db: PortDatabase,
    practitionerIds: readonly string[],
    window: Stretch,
  ): Promise<ReadonlyMap<string, readonly Stretch[]>>;
  isClientBusy(db: PortDatabase, clientUserId: string, window: Stretch): Promise<boolean>;
}
export const otherBusy = defineCollectingPort<OtherBusy>('matching.other-busy');

/** Introduction calls in these calendars, for modules that book other times. */
export interface CallCalendar {
  /** Lets one booking at a time into a practitioner's calendar, until the transaction ends. */
  lock(trx: PortTransaction, practitionerId: string): Promise<void>;
  /** By the practitioner's record, pauses included. */
  listCalls(
    db: PortDatabase,
    practitionerIds: readonly string[],
    window: Stretch,
  ): Promise<ReadonlyMap<string, readonly Stretch[]>>;
  isClientInCall(db: PortDatabase, clientUserId: string, window: Stretch): Promise<boolean>;
}
export const callCalendar = definePort<CallCalendar>('matching.call-calendar');

/** Between whom a match is, and where it stands. */
export interface MatchRecord {
  readonly matchId: string;
  readonly clientUserId: string;
  readonly practitionerId: string;
  /** Null for a practitioner without an account. */
  readonly practitionerUserId: string | null;
  readonly status: MatchStatus;
}
/** A match that a client asked for or that was accepted, with its practitioner. */
export interface OngoingMatch {
  readonly matchId: string;
  readonly status: MatchStatus;
  readonly version: number;
  readonly practitioner: PractitionerView;
}
/** A client whom a practitioner accepted. */
export interface AcceptedClient {
  readonly matchId: string;
  readonly clientUserId: string;
  /** True of the invented clients of a development start. */
  readonly sample: boolean;
}
/** Matches for modules that keep something by a match. */
export interface Matches {
  find(db: PortDatabase, matchId: string): Promise<MatchRecord | null>;
  /** The match of this client or practitioner, by account, locked for the rest of the transaction; null where it is not theirs. */
  lock(
    trx: PortTransaction,
    matchId: string,
    owner: { readonly clientUserId: string } | { readonly practitionerUserId: string },
  ): Promise<MatchRecord | null>;
  /**
   * A change of a match, or of what depends on it, takes this named lock first; a reading shares it, until the end of the transaction.
   * Named locks are given in the order in which they are asked for: with row locks a practitioner who never stops reading could keep the
   * client waiting for ever.
   */
  lockForChange(trx: PortTransaction, matchId: string): Promise<void>;
  lockForReading(trx: PortTransaction, matchId: string): Promise<void>;
  /** Of one client, in the order in which they were asked for. */
  listOngoing(db: PortDatabase, clientUserId: string): Promise<readonly OngoingMatch[]>;
  /** Accepted clients of a practitioner, the newest first; `cursor` is the match at the end of the page before. */
  listClients(
    db: PortDatabase,
    practitionerUserId: string,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<readonly AcceptedClient[]>;
  /** Names of practitioners by their records' ids; an erased one is missing. */
  listNames(db: PortDatabase, practitionerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Id of the record behind an account; null where there is none. */
  findPractitionerId(db: PortDatabase, userId: string): Promise<string | null>;
}
export const matches = definePort<Matches>('matching.matches');

/**
 * What others keep by a match ends with it: called in the transaction in which the two stop wanting each other, after `lockForChange`.
 * `actor` is the account that did it.
 */
export interface MatchEnds {
  end(trx: PortTransaction, matchId: string, actor: string): Promise<void>;
}
export const matchEnds = defineCollectingPort<MatchEnds>('matching.match-ends');

/** A practitioner who has accepted a client. */
export interface AcceptedMatch {
  readonly clientUserId: string;
  readonly practitionerUserId: string;
  readonly practitionerName: string;
}
/** How full a practitioner is; `capacity` is how many clients at most, null where that was not said. */
interface Caseload {
  readonly name: string;
  readonly clients: number;
  readonly capacity: number | null;
}
/** Who works with whom, of many at once. */
export interface MatchStanding {
  /** The accepted matches of these clients that have a practitioner's account behind them. */
  listAccepted(db: PortDatabase, clientUserIds: readonly string[]): Promise<readonly AcceptedMatch[]>;
  /** The clients of all such matches, as a query of `user_id`: the team's list of all clients filters by it. */
  accepted(db: PortDatabase): PortQuery;
  /** Practitioners with an account, the fullest first, at most `most`. */
  listCaseloads(db: PortDatabase, most: number): Promise<readonly Caseload[]>;
  /** Requests that no practitioner has answered. */
  openRequests(db: PortDatabase): Promise<number>;
}
export const matchStanding = definePort<MatchStanding>('matching.standing');

/** What a practitioner may read of the client, in the room of somebody who accompanies them; `name` is the practitioner's. */
export const accompanied = defineSlot<{ readonly matchId: string; readonly name: string }>('matching.accompanied');
/** Above a client's matches, once a practitioner accepted them: what waits for an answer. */
export const notice = defineSlot<Record<string, never>>('matching.notice');
/** How many clients a practitioner has and how many more there is room for, in a line. Filled by this module, for pages of others. */
export const caseload = defineSlot<Record<string, never>>('matching.caseload');
