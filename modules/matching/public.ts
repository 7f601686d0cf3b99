import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { Stretch } from '#modules/scheduling/public';
import type { CallSlotQuery, CallSlots } from './schemas/call';
import type { MatchStatus } from './schemas/match-status';
import type { Mode } from './schemas/offer';
import type { AvailabilityInput } from './schemas/practice';
import type { PractitionerView } from './schemas/practitioner';

export { initialsOf } from './lib/initials';
export { isOngoing } from './lib/match-status';
export { parseSampleName } from './lib/sample-name';
export type { CallSlotQuery, CallSlots } from './schemas/call';
export { changeMatch, getOwnRecord, listMatches } from './schemas/endpoints';
export type { MatchStatus } from './schemas/match-status';
export type { Mode } from './schemas/offer';
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

/** Calls that practitioners have with guests, who have no account: they fill the calendar as other calls do. Pauses belong to it. */
export const guestCalls = defineCollectingPort<Pick<OtherBusy, 'listBusy'>>('matching.guest-calls');

/** First calls with a practitioner, for modules that book them with guests. */
export interface IntroductionTimes {
  /** Fourteen days of free times. Throws 422 for a zone that does not exist. */
  listSlots(db: PortDatabase, practitionerId: string, query: CallSlotQuery): Promise<CallSlots>;
  /** The next free times by the practitioner's record, at most `most` each within `days`, with the zone of the hours; who has none is missing. */
  listNext(
    db: PortDatabase,
    practitionerIds: readonly string[],
    range: { readonly days: number; readonly most: number },
  ): Promise<ReadonlyMap<string, { readonly zone: string; readonly starts: readonly string[] }>>;
  /**
   * Checks that a time is offered and free, and keeps others out until the transaction ends; `busy` is its range with the pause.
   * Throws 422, and 409 `slot_taken`.
   */
  reserve(
    trx: PortTransaction,
    practitionerId: string,
    start: string,
  ): Promise<{ readonly startsAt: string; readonly endsAt: string; readonly busy: string }>;
}
export const introductionTimes = definePort<IntroductionTimes>('matching.introduction-times');

/** What a practitioner's record says of their work: name, offer and hours live here and nowhere else. */
export interface PractitionerRecord {
  readonly practitionerId: string;
  /** Null for a record without an account. */
  readonly userId: string | null;
  readonly name: string;
  readonly approach: string | null;
  /** Years. */
  readonly experience: number;
  readonly languages: readonly string[];
  readonly specializations: readonly string[];
  readonly statements: readonly { readonly specialization: string; readonly statement: string }[];
  readonly availability: PractitionerView['availability'];
  readonly modes: readonly Mode[];
  /** Euros; null where that was not said. */
  readonly pricePerHour: number | null;
  readonly place: { readonly label: string; readonly countryCode: string } | null;
  readonly sample: boolean;
  readonly version: number;
}
/** Records for modules that show practitioners. */
export interface PractitionerRecords {
  /** By account. */
  find(db: PortDatabase, userId: string): Promise<PractitionerRecord | null>;
  list(db: PortDatabase, practitionerIds: readonly string[]): Promise<ReadonlyMap<string, PractitionerRecord>>;
  /** A query of `id` of those who work so; filters that are absent are met by all. */
  offering(
    db: PortDatabase,
    filter: {
      readonly mode?: Mode | undefined;
      /** Euros an hour. */
      readonly mostPrice?: number | undefined;
      readonly countryCode?: string | undefined;
    },
  ): PortQuery;
  /** Countries in which those of a query of ids work. */
  listCountries(db: PortDatabase, among: PortQuery): Promise<readonly string[]>;
  /** Specializations and languages as they are read, by their names in records; what a practitioner worded is as it is. */
  listTitles(
    names: readonly string[],
  ): ReadonlyMap<string, { readonly en: string; readonly de: string; readonly es: string }>;
  /** Invented practitioners of a development start who have accounts. */
  listSamples(db: PortDatabase, most: number): Promise<readonly PractitionerRecord[]>;
}
export const practitionerRecords = definePort<PractitionerRecords>('matching.practitioner-records');

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
  /**
   * A query of `id`, `user_id`, `name`, `since` (text, the day of the record in UTC), `hours` and `exceptions` (as in `hoursOf`; null
   * where none were entered) of each practitioner with an account; samples are left out.
   */
  practices(db: PortDatabase): PortQuery;
}
export const matchStanding = definePort<MatchStanding>('matching.standing');

/** What a practitioner may read of the client, in the room of somebody who accompanies them; `name` is the practitioner's. */
export const accompanied = defineSlot<{ readonly matchId: string; readonly name: string }>('matching.accompanied');
/** Above a client's matches, once a practitioner accepted them: what waits for an answer. */
export const notice = defineSlot<Record<string, never>>('matching.notice');
/** How many clients a practitioner has and how many more there is room for, in a line. Filled by this module, for pages of others. */
export const caseload = defineSlot<Record<string, never>>('matching.caseload');
