import { type OpenDay, put } from './day';
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
/** From landing to the street. */
const landing = 45;

const home = ({ hotel }: Base, trip: Trip): Candidate | Trip['middle'] => hotel?.offer ?? trip.middle;

const ride = (open: OpenDay, base: Base, trip: Trip, title: string): void => {
  if (!base.car) return;
  const { offer, selected, reason } = base.car;
  put(open, {
    title: `${offer.name}: ${title}`,
    kind: 'car',
    minutes: 30,
    reason,
    from: open.free,
    offer,
    selected,
    place: home(base, trip),
  });
};

/** The way there, a room, a rest, and the first evening. `already` is the minute of landing when it was the night before. */
export const arrive = (open: OpenDay, base: Base, trip: Trip): boolean => {
  const { flight, hotel, flown } = base;
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
    open.free += landing;
  } else open.free = 780;
  ride(open, base, trip, 'to your room');
  settle(open, hotel, trip);
  return evening(open, base, trip);
};

/** Moving in and the rest that a journey needs. */
export const settle = (open: OpenDay, hotel: Choice | null, trip: Trip): void => {
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
    reason: rest ? 'Nothing until the evening, on purpose.' : 'Food and what the morning brought need time to settle.',
    from: Math.max(open.free, lunch ? 0 : 795),
    place: back,
  });
  if (!rest)
    put(open, {
      title: `A walk in ${trip.destination.split(',')[0]}`,
      kind: 'own',
      minutes: 60,
      reason: 'Moving without a goal, close to your room.',
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
  ride(open, base, trip, 'the way back');
  put(open, {
    title: flight ? `Flight home to ${(flight.offer.origin ?? '').split(',')[0]}` : 'Journey home',
    kind: flight ? 'flight' : 'own',
    minutes: flight?.offer.minutes ?? 60,
    reason: 'The hour is set with your quote; the day is kept free from here.',
    from: 840,
    ...(flight && { offer: flight.offer, selected: flight.selected }),
  });
};
