import type { BookingView, PaymentView } from '../../schemas/bookings';
import type { EarlierOffer } from '../models/earlier';
import type { Place } from '../models/place';
import type { Session } from '../models/session';

const hourMs = 3_600_000;

/** Until when a client moves and cancels freely, in milliseconds. */
export const findChangeEnd = (place: Place): number => Date.parse(place.startsAt) - place.changeHours * hourMs;

/** What belongs to a client's place besides its session. */
export interface BookingParts {
  readonly practitionerName: string;
  readonly payment: PaymentView | null;
  readonly isWaiting: boolean;
  readonly offer: EarlierOffer | null;
}

const iso = (instant: string | number): string => new Date(instant).toISOString();

/** A client's own place in a session. */
export const toBookingView = (place: Place, session: Session, parts: BookingParts): BookingView => {
  const now = Date.now();
  const isAhead = place.status === 'booked' && Date.parse(session.startsAt) > now;
  const { offer } = parts;
  return {
    id: place.id,
    sessionId: session.id,
    serviceId: session.serviceId,
    matchId: place.matchId,
    practitionerName: parts.practitionerName,
    kind: session.kind,
    title: session.title,
    start: iso(session.startsAt),
    end: iso(session.endsAt),
    mode: session.mode,
    place: session.place,
    status: place.status,
    cancelledBy: place.cancelledBy,
    isLate: place.isLate,
    changeUntil: iso(findChangeEnd(place)),
    lateFeePercent: place.lateFeePercent,
    canMove: isAhead && session.kind !== 'group' && now < findChangeEnd(place),
    canCancel: isAhead,
    fromPackage: place.packageId !== null,
    payment: parts.payment,
    isWaiting: isAhead && parts.isWaiting,
    earlier: isAhead && offer ? { id: offer.id, start: iso(offer.startsAt), expiresAt: iso(offer.expiresAt) } : null,
    version: session.sequence,
  };
};
