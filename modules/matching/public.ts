import { definePort } from '#core/contract/public';
import type { AvailabilityInput } from './schemas/practice';

export { consentChanged, consentGranted, consentRevoked, matchChanged, matchesUpdated } from './schemas/events';

/** A practitioner and a client who accepted each other; ids of accounts unless they say otherwise. */
export interface Relation {
  readonly matchId: string;
  readonly clientUserId: string;
  /** Id of the practitioner's record, as in `/api/practitioners`. */
  readonly practitionerId: string;
  readonly practitionerUserId: string;
}

/** A live consent. */
export interface LiveConsent {
  readonly consentId: string;
  readonly matchId: string;
  readonly segments: readonly string[];
}

/** Hours a practitioner can be booked, on the clock of `zone`. */
export interface PractitionerHours extends AvailabilityInput {
  readonly practitionerId: string;
  readonly practitionerUserId: string;
}

/**
 * Who works with whom, and what is open between them right now. Answers count for one request: ask again at the next. Inside a
 * transaction pass it as `db`. The content of segments is read through matching's routes alone, which log each reading.
 */
export interface Relations {
  /** True of an accepted match. */
  isMatched(practitionerUserId: string, clientUserId: string, db?: PortDatabase): Promise<boolean>;
  clientsOf(practitionerUserId: string, db?: PortDatabase): Promise<readonly Relation[]>;
  practitionersOf(clientUserId: string, db?: PortDatabase): Promise<readonly Relation[]>;
  /** The live consent, if it names `segment`; without one if it names anything. Null without an accepted match. */
  consentFor(
    practitionerUserId: string,
    clientUserId: string,
    segment?: string,
    db?: PortDatabase,
  ): Promise<LiveConsent | null>;
  /** Accounts of the clients whose live consent to this practitioner names `segment`. */
  clientsOpening(practitionerUserId: string, segment: string, db?: PortDatabase): Promise<ReadonlySet<string>>;
  /** Accepted clients and open requests; null for an account without a practitioner's record. */
  caseloadOf(
    practitionerUserId: string,
    db?: PortDatabase,
  ): Promise<{ readonly clients: number; readonly requests: number; readonly capacity: number | null } | null>;
  /** Null for a record without an account. */
  hoursOf(practitionerId: string, db?: PortDatabase): Promise<PractitionerHours | null>;
}
export const relations = definePort<Relations>('matching.relations');

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
  /** By the client's account: what is open to one practitioner right now; without a live consent the second part is null. */
  openingsOf(
    practitionerUserId: string,
    db: PortDatabase,
  ): Promise<ReadonlyMap<string, { readonly matchId: string; readonly consent: LiveConsent | null }>>;
  /** Practitioners with an account, the fullest first, at most `most`. */
  listCaseloads(db: PortDatabase, most: number): Promise<readonly Caseload[]>;
  /** Requests that no practitioner has answered. */
  openRequests(db: PortDatabase): Promise<number>;
}
export const matchStanding = definePort<MatchStanding>('matching.standing');
