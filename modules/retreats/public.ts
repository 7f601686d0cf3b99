import { defineCollectingPort, definePort } from '#core/contract/public';
import type { ExperienceView } from './schemas/experience';

export { parsePrice } from './lib/amount';
export { joinWaitlist, leaveWaitlist, listExperiences } from './schemas/endpoints';
export type { ExperienceView } from './schemas/experience';
export { type DietaryOption, dietaryOptions } from './schemas/values';

/** One date of a retreat, as other modules may know it. */
export interface RetreatDate {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** IANA zone. */
  readonly zone: string;
  readonly partnerName: string;
  readonly startsOn: string;
  /** Last day. */
  readonly endsOn: string;
  readonly capacity: number;
  readonly taken: number;
  readonly priceMinor: number | null;
  readonly currency: string | null;
  /** Nobody can book it any more. */
  readonly closed: boolean;
}

/** Places on the dates of retreats: whoever books them, they are counted once. */
export interface RetreatDates {
  find(db: PortDatabase, id: string): Promise<RetreatDate | null>;
  /** Takes places; those reserved for this person count for them. Throws 409 `full` when fewer are left. */
  takePlaces(trx: PortTransaction, id: string, guests: number, userId: string | null): Promise<void>;
  /** Gives places back and offers them to those who wait, the first first. */
  freePlaces(trx: PortTransaction, id: string, guests: number): Promise<void>;
  /** One page of what lies ahead, as everybody or this person sees it; `next` is the address of the following one. */
  list(
    db: PortDatabase,
    userId: string | null,
    limit: number,
  ): Promise<{ readonly rows: readonly ExperienceView[]; readonly next: string | null }>;
  /** A query of `user_id` and `at` (timestamptz) of each place that was booked with a retreat itself and holds; samples are left out. */
  placesBooked(db: PortDatabase): PortQuery;
  /** A sample that has ended, for invented bookings of a development start. */
  findEndedSample(db: PortDatabase): Promise<RetreatDate | null>;
}
export const retreatDates = definePort<RetreatDates>('retreats.dates');

/** People whom another module booked for a date. */
export interface RetreatGuests {
  readonly reference: string;
  readonly userId: string | null;
  /** Of somebody without an account. */
  readonly email: string | null;
  readonly guests: number;
  /** Page of staff that shows the booking. */
  readonly path: string;
}
export interface RetreatBookings {
  list(db: PortDatabase, dateId: string): Promise<readonly RetreatGuests[]>;
}
export const retreatBookings = defineCollectingPort<RetreatBookings>('retreats.bookings');
