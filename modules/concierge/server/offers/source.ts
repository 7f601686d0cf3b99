import type { SourcedOffer } from '../../schemas/offer';

/** Somebody who lists offers. What a source lists is copied into the database, so the page never waits for it. */
export interface OfferSource {
  /** Stands at each of its rows. */
  readonly name: string;
  /** Invented offers, marked as such wherever they are shown. */
  readonly sample: boolean;
  /** All its offers, best first. Throws when it does not answer as agreed; then the former list stays. */
  list(signal: AbortSignal): Promise<readonly SourcedOffer[]>;
}
