import { BaseModel } from '#core/contract/base-model';
import type { BookedService } from '../../schemas/booking';
import type { BookingState } from '../../schemas/values';

/** One request for a trip, from the wish to the end. */
export class Booking extends BaseModel {
  static override tableName = 'bookings';
  static override jsonAttributes = ['services'];
  id!: string;
  reference!: string;
  userId!: string | null;
  email!: string | null;
  forHost!: boolean;
  experienceId!: string | null;
  title!: string;
  destination!: string;
  zone!: string | null;
  startDate!: string;
  endDate!: string;
  guests!: number;
  budget!: string | null;
  services!: BookedService[];
  detailsSealed!: Buffer;
  status!: BookingState;
  priceMinor!: number | null;
  currency!: string | null;
  /** Of the quote. */
  taxCode!: string | null;
  partnerName!: string | null;
  noteSealed!: Buffer | null;
  validUntil!: string | null;
  wishSealed!: Buffer | null;
  version!: number;
  sample!: boolean;
  createdAt!: string;
  updatedAt!: string;
}

/** One change of a booking's status. */
export class BookingHistory extends BaseModel {
  static override tableName = 'booking_history';
  id!: string;
  bookingId!: string;
  fromStatus!: BookingState | null;
  toStatus!: BookingState;
  by!: 'person' | 'team';
  createdAt!: string;
}
