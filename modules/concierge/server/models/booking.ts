import { Model } from 'objection';
import type { BookedService } from '../../schemas/booking';
import type { BookingState } from '../../schemas/values';

/** One request for a trip, from the wish to the end. */
export class Booking extends Model {
  static override tableName = 'bookings';
  static override jsonAttributes = ['services'];
  id!: string;
  reference!: string;
  user_id!: string | null;
  email!: string | null;
  for_host!: boolean;
  experience_id!: string | null;
  title!: string;
  destination!: string;
  zone!: string | null;
  start_date!: string;
  end_date!: string;
  guests!: number;
  budget!: string | null;
  services!: BookedService[];
  details_sealed!: Buffer;
  status!: BookingState;
  price_minor!: number | null;
  currency!: string | null;
  partner_name!: string | null;
  note_sealed!: Buffer | null;
  valid_until!: string | null;
  wish_sealed!: Buffer | null;
  version!: number;
  sample!: boolean;
  created_at!: string;
  updated_at!: string;
}

/** One change of a booking's status. */
export class BookingHistory extends Model {
  static override tableName = 'booking_history';
  id!: string;
  booking_id!: string;
  from_status!: BookingState | null;
  to_status!: BookingState;
  by!: 'person' | 'team';
  created_at!: string;
}
