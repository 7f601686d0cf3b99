import { isRealDate } from '#ui/date-field/date-parts';
import { limits } from '../../../schemas/values';
import { nightsBetween, today } from './clock';
import type { TripDraft } from './draft';
import { texts } from './texts/texts';

/** What is wrong, by field. */
export type Wrong = Readonly<
  Partial<Record<'destination' | 'checkIn' | 'checkOut' | 'guests' | 'email' | 'requests', string>>
>;

const arriving = ({ checkIn }: TripDraft): string | null => {
  if (!checkIn) return texts('missing.checkIn');
  if (!isRealDate(checkIn)) return texts('wrong.date');
  return checkIn < today() ? texts('past') : null;
};

const leaving = ({ checkIn, checkOut }: TripDraft): string | null => {
  if (!checkOut) return texts('missing.checkOut');
  if (!isRealDate(checkOut)) return texts('wrong.date');
  if (!isRealDate(checkIn)) return null;
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return texts('order');
  return nights > limits.nights ? texts('long') : null;
};

/** What keeps a form from being planned; `email` from being sent by a visitor. */
export const check = (draft: TripDraft, visitor: boolean): Wrong => {
  const arrival = arriving(draft);
  const out = leaving(draft);
  return {
    ...(!draft.destination.trim() && { destination: texts('missing.destination') }),
    ...(arrival && { checkIn: arrival }),
    ...(out && { checkOut: out }),
    ...(draft.guests > limits.guests && { guests: texts('missing.group') }),
    ...(visitor && !/^\S+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()) && { email: texts('missing.email') }),
  };
};

/** The id of each field's control, in the order of the page. */
export const fieldIds = {
  destination: 'trip-destination',
  checkIn: 'trip-check-in',
  checkOut: 'trip-check-out',
  guests: 'trip-guests',
  requests: 'trip-requests',
  email: 'trip-email',
} as const;
