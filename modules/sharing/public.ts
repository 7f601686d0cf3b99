import { definePort } from '#core/contract/public';

/** A live consent. */
export interface LiveConsent {
  readonly consentId: string;
  readonly matchId: string;
  readonly segments: readonly string[];
}

/**
 * What clients opened to practitioners, right now. Answers count for one request: ask again at the next. Inside a transaction pass it as
 * `db`. The content of segments is read through this module's routes alone, which log each reading.
 */
export interface Consents {
  /** The live consent, if it names `segment`; without one if it names anything. Null without an accepted match. */
  consentFor(
    practitionerUserId: string,
    clientUserId: string,
    segment?: string,
    db?: PortDatabase,
  ): Promise<LiveConsent | null>;
  /** Accounts of the clients whose live consent to this practitioner names `segment`. */
  clientsOpening(practitionerUserId: string, segment: string, db?: PortDatabase): Promise<ReadonlySet<string>>;
  /** By the account of each accepted client: what is open to one practitioner; without a live consent the second part is null. */
  openingsOf(
    practitionerUserId: string,
    db: PortDatabase,
  ): Promise<ReadonlyMap<string, { readonly matchId: string; readonly consent: LiveConsent | null }>>;
}
export const consents = definePort<Consents>('sharing.consents');
