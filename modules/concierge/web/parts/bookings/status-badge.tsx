import { Badge, type BadgeTone } from '#ui';
import type { BookingRow } from '../../../schemas/booking';
import { texts } from './texts/texts';

const tones: Readonly<Record<BookingRow['status'], BadgeTone>> = {
  requested: 'pending',
  held: 'contacted',
  confirmed: 'reviewed',
  completed: 'other',
  cancelled: 'booked',
  refunded: 'other',
};

/** Where a booking stands, in a word. */
export const StatusBadge = ({ of }: { readonly of: Pick<BookingRow, 'status' | 'expired'> }) => (
  <Badge tone={of.expired ? 'other' : tones[of.status]}>
    {texts(of.expired ? 'status.expired' : `status.${of.status}`)}
  </Badge>
);
