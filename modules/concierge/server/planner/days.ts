import type { Point } from '../offers/places-nearby';
import { minutesBetween, type OpenDay, put } from './day';
import { eat, type Tables } from './meals';
import { type Candidate, type Choice, clockOf, type Trip } from './trip';

/** What the whole trip has chosen once. */
export interface Base {
  readonly flight: Choice | null;
  readonly hotel: Choice | null;
  readonly car: Choice | null;
  readonly tables: Tables;
  /** All that was used, by id. */
  readonly choices: Map<string, Choice>;
  /** Minutes from midnight of the first day, by the clock of the place. */
  readonly flown: { readonly start: number; readonly end: number } | null;
}

/** Rooms are ready, and have to be left. */
const checkIn = 900;
const checkOut = 660;
/** From landing to the street, and from the street to a seat. */
const landing = 45;
const boarding = 90;
/** Who arrives before this minute has hours until a room is ready. */
const longWait = 600;
/** How afternoons go, in turn: one is like another only after the third. */
const afternoons = [
  { title: (place: string) => `A walk in ${place}`, reason: 'Moving without a goal, close to your room.' },
  { title: () => 'An hour with your notebook', reason: 'What a day brings is easier to keep once it is written down.' },
  {
    title: () => 'Time for what you came across',
    reason: 'Left open on purpose: by now you know what you want to see again.',
  },
] as const;

const home = ({ hotel }: Base, trip: Trip): Candidate | Trip['middle'] => hotel?.offer ?? trip.middle;

/** A drive takes as long as its way, and half an hour at least. */
const ride = (open: OpenDay, base: Base, title: string, to: Point | null): void => {
  if (!base.car) return;
  const { offer, selected, reason } = base.car;
  const minutes = Math.max(30, minutesBetween(open.at, to));
  open.at = to;
  put(open, { title: `${offer.name}: ${title}`, kind: 'car', minutes, reason, from: open.free, offer, selected });
};

/** Until rooms are ready: hours left open, and lunch. */
const wait = (open: OpenDay, { tables, choices }: Base, trip: Trip): void => {
  if (open.free <= longWait)
    put(open, {
      title: 'Time to arrive',
      kind: 'own',
      minutes: 90,
      reason: `Rooms are ready from ${clockOf(checkIn)}, so the first hours are left open.`,
      from: open.free,
    });
  eat(open, 'lunch', tables, trip, choices);
};

/** The first day: the way there, a room, a rest, and the evening; nothing after a flight that lands the next day. False when a meal is missing. */
export const arrive = (open: OpenDay, base: Base, trip: Trip): boolean => {
  const { flight, flown } = base;
  if (flight && flown) {
    const late = flown.end > 1439;
    put(open, {
      title: flight.offer.name,
      kind: 'flight',
      minutes: flown.end - Math.max(0, flown.start),
      reason: `${flight.reason} Leaves at ${clockOf(flight.offer.departs ?? 0)} by the clock of ${flight.offer.origin}.${late ? ' Lands the next day.' : ''}`,
      from: Math.max(0, flown.start),
      offer: flight.offer,
      selected: flight.selected,
      place: flight.offer,
    });
    // The rest of this day is spent in the air.
    if (late) return true;
    return land(open, flown.end, base, trip);
  }
  open.free = 780;
  return moveIn(open, base, trip);
};

const moveIn = (open: OpenDay, base: Base, trip: Trip): boolean => {
  ride(open, base, 'to your room', home(base, trip));
  if (base.hotel) wait(open, base, trip);
  settle(open, base.hotel, trip);
  return evening(open, base, trip);
};

/** The day on which the flight lands, from that minute on. */
export const land = (open: OpenDay, minute: number, base: Base, trip: Trip): boolean => {
  open.at = base.flight?.offer ?? null;
  open.free = minute + landing;
  return moveIn(open, base, trip);
};

/** Moving in and the rest that a journey needs. */
const settle = (open: OpenDay, hotel: Choice | null, trip: Trip): void => {
  put(open, {
    title: hotel?.offer.name ?? `Arrive in ${trip.destination}`,
    kind: hotel ? 'hotel' : 'own',
    minutes: 30,
    reason: hotel
      ? `${hotel.reason} Rooms are ready from ${clockOf(checkIn)}.`
      : 'A place to stay is found with your quote.',
    from: checkIn,
    ...(hotel && { offer: hotel.offer, selected: hotel.selected, place: hotel.offer }),
  });
  put(open, {
    title: 'Rest',
    kind: 'rest',
    minutes: 90,
    reason: 'A journey asks for a pause before anything else.',
    from: open.free,
  });
};

const evening = (open: OpenDay, { tables, choices }: Base, trip: Trip): boolean => {
  // Whoever lands late at night sleeps.
  if (open.free > 1215) return true;
  return eat(open, 'dinner', tables, trip, choices);
};

const restingWhy = (rest: boolean, lunch: boolean): string => {
  if (rest) return 'Nothing until the evening, on purpose.';
  return lunch
    ? 'Food and what the morning brought need time to settle.'
    : 'What the morning brought needs time to settle.';
};

/** A whole day at the place; every fourth is for rest. */
export const stay = (open: OpenDay, base: Base, trip: Trip): boolean => {
  const { tables, choices } = base;
  const { rest } = open.day;
  put(open, {
    title: 'Quiet morning',
    kind: 'own',
    minutes: rest ? 90 : 60,
    reason: rest ? 'A day without plans follows three full ones.' : 'Time to sit, write or walk before the day begins.',
    from: Math.max(rest ? 540 : 480, open.free),
  });
  const lunch = eat(open, 'lunch', tables, trip, choices);
  const back = home(base, trip);
  put(open, {
    title: 'Rest',
    kind: 'rest',
    minutes: rest ? 210 : 105,
    reason: restingWhy(rest, lunch),
    from: Math.max(open.free, lunch ? 0 : 795),
    place: back,
  });
  const afternoon = afternoons[(open.day.day - 2) % afternoons.length];
  if (!rest && afternoon)
    put(open, {
      title: afternoon.title(trip.destination.split(',')[0] ?? trip.destination),
      kind: 'own',
      minutes: 60,
      reason: afternoon.reason,
      from: 960,
    });
  const dinner = eat(open, 'dinner', tables, trip, choices);
  return lunch && dinner;
};

/** Leaving: the room, the way, home. */
export const leave = (open: OpenDay, base: Base, trip: Trip): void => {
  put(open, {
    title: 'Quiet morning',
    kind: 'own',
    minutes: 60,
    reason: 'A last look before leaving.',
    from: Math.max(510, open.free),
  });
  const { hotel, flight } = base;
  if (hotel)
    put(open, {
      title: `Leave ${hotel.offer.name}`,
      kind: 'hotel',
      minutes: 30,
      reason: `Rooms have to be left by ${clockOf(checkOut)}.`,
      from: checkOut - 30,
      offer: hotel.offer,
      selected: hotel.selected,
    });
  ride(open, base, 'the way back', flight?.offer ?? home(base, trip));
  put(open, {
    title: flight ? `Flight home to ${(flight.offer.origin ?? '').split(',')[0]}` : 'Journey home',
    kind: flight ? 'flight' : 'own',
    minutes: flight?.offer.minutes ?? 60,
    reason: 'The hour is set with your quote; the day is kept free from here.',
    from: Math.max(840, open.free + minutesBetween(open.at, flight?.offer ?? null) + boarding),
    ...(flight && { offer: flight.offer, selected: flight.selected, place: flight.offer }),
  });
};
