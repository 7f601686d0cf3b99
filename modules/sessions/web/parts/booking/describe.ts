import type { BookingView } from '../../../schemas/bookings';
import { texts } from '../../texts/texts';

/** Where a session takes place, in a few words. */
export const describeMode = ({ mode, place }: Pick<BookingView, 'mode' | 'place'>): string => {
  if (mode === 'place' && place) return texts('mode.place', { place });
  const way = texts(mode === 'video' ? 'mode.video' : 'mode.phone');
  return place ? `${way}: ${place}` : way;
};

/** Where a session stands now: marked as attended while it lasts, it has not taken place yet. */
export const findStatusNow = ({ status, end }: Pick<BookingView, 'status' | 'end'>): BookingView['status'] =>
  status === 'attended' && Date.parse(end) > Date.now() ? 'booked' : status;
