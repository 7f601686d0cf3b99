import { limits } from '../../schemas/names';
import { nightsBetween, today } from './clock';
import type { TripDraft } from './draft';
import { texts } from './texts/texts';

/** What is wrong, by field. */
export type Wrong = Readonly<
  Partial<Record<'destination' | 'checkIn' | 'checkOut' | 'guests' | 'email' | 'requests', string>>
>;

const leaving = ({ checkIn, checkOut }: TripDraft): string | null => {
  if (!checkOut) return texts('missing.checkOut');
  if (!checkIn) return null;
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return texts('order');
  return nights > limits.nights ? texts('long') : null;
};

/** What keeps a form from being planned; `email` from being sent by a visitor. */
export const check = (draft: TripDraft, visitor: boolean): Wrong => {
  const out = leaving(draft);
  return {
    ...(!draft.destination.trim() && { destination: texts('missing.destination') }),
    ...(draft.checkIn ? draft.checkIn < today() && { checkIn: texts('past') } : { checkIn: texts('missing.checkIn') }),
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
