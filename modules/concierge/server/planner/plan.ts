import { carHours, costOf } from '../../schemas/cost';
import type { PlanView } from '../../schemas/trip';
import { around, metresBetween } from '../offers/places-nearby';
import { pickCar, pickFlight, pickHotel, rankTables, unserved } from './choose';
import type { OpenDay } from './day';
import { arrive, type Base, land, leave, stay } from './days';
import { sameTableNote, tablesFor } from './meals';
import { estimateOf } from './money';
import { type Candidate, dayAfter, daysBetween, type Trip } from './trip';

/** When a flight leaves and lands, in minutes from midnight of the first day by the clock of the place. */
export type FlightTimes = (flight: Candidate) => { readonly start: number; readonly end: number };

const openDay = (trip: Trip, index: number, last: number): OpenDay => ({
  day: {
    date: dayAfter(trip.checkIn, index),
    day: index + 1,
    place: trip.destination,
    // Neither coming nor going counts as a full day.
    rest: index > 0 && index < last && index % 4 === 0,
    entries: [],
  },
  free: 0,
  at: null,
});

const notesOf = (trip: Trip, base: Base, hungry: number, unknown: number): string[] => {
  const notes: string[] = [];
  const far = [...base.choices.values()].filter(
    ({ offer, selected }) => selected && trip.middle && metresBetween(trip.middle, offer) > around * 1000,
  );
  if (!trip.middle) notes.push(`We could not locate ${trip.destination}, so travel times are not included.`);
  if (!base.hotel) notes.push('We have no place to stay there yet. Your concierge looks for one.');
  if (!base.flight)
    notes.push(
      trip.from
        ? `We have no flight from ${trip.from}. Your concierge looks for one.`
        : 'Say where you start, and flights are planned too.',
    );
  if (hungry > 0)
    notes.push(
      `${hungry === 1 ? 'One day has' : `${hungry} days have`} a meal without a kitchen${trip.diet.length > 0 ? ' that fits your diet' : ''}. Your concierge looks for one.`,
    );
  const same = sameTableNote(base.tables, trip);
  if (same) notes.push(same);
  const partly = [...base.choices.values()]
    .filter(({ offer, selected }) => offer.category === 'restaurant' && !selected && unserved(offer, trip) > 0)
    .reduce((sum, { times }) => sum + times, 0);
  if (partly > 0)
    notes.push(
      `${partly === 1 ? 'One meal is' : `${partly} meals are`} at a kitchen that serves only a part of your diet. Your concierge asks what it can cook for you.`,
    );
  for (const { offer } of far) notes.push(`${offer.name} lies far from ${trip.destination}.`);
  if (base.car?.offer.price?.per === 'hour') notes.push(`A car by the hour is counted with ${carHours} hours a day.`);
  if (unknown > 0)
    notes.push(
      `${unknown === 1 ? 'One price has' : `${unknown} prices have`} to be asked for and is not in the sum.`.replace(
        'prices have to be asked for and is',
        'prices have to be asked for and are',
      ),
    );
  return notes;
};

/** Fills one day; false when a meal is missing. */
const fill = (open: OpenDay, index: number, last: number, base: Base, trip: Trip): boolean => {
  const landed = base.flown ? Math.floor(base.flown.end / 1440) : 0;
  if (index === 0) return arrive(open, base, trip);
  if (index === last) {
    if (index === landed) open.free = (base.flown?.end ?? 0) % 1440;
    leave(open, base, trip);
    return true;
  }
  // Still in the air.
  if (index < landed) return true;
  return index === landed ? land(open, (base.flown?.end ?? 0) % 1440, base, trip) : stay(open, base, trip);
};

/**
 * A trip day by day from what is offered there. The same question gives the same plan: nothing is drawn by lot, and each entry
 * says why it is there.
 */
export const planDays = (trip: Trip, offers: readonly Candidate[], flightTimes: FlightTimes): PlanView => {
  const nights = daysBetween(trip.checkIn, trip.checkOut);
  const flight = pickFlight(offers, trip);
  const [hotel, car] = [pickHotel(offers, trip), pickCar(offers, trip)];
  const fixed = [flight, hotel, car].filter((one) => one !== null);
  const base: Base = {
    flight,
    hotel,
    car,
    tables: tablesFor(
      rankTables(offers, trip),
      trip,
      nights * 2,
      fixed.reduce((sum, { offer, times }) => sum + (costOf(offer.price, times, trip.guests) ?? 0), 0),
    ),
    choices: new Map(),
    flown: flight && flightTimes(flight.offer),
  };
  for (const choice of fixed) base.choices.set(choice.offer.id, choice);
  const days: OpenDay[] = [];
  let hungry = 0;
  for (let index = 0; index <= nights; index += 1) {
    const open = openDay(trip, index, nights);
    open.at = index > 0 ? (hotel?.offer ?? trip.middle) : null;
    hungry += fill(open, index, nights, base, trip) ? 0 : 1;
    days.push(open);
  }
  const estimate = estimateOf([...base.choices.values()], trip);
  return {
    destination: trip.destination,
    zone: trip.zone,
    days: days.map(({ day }) => day),
    estimate,
    notes: notesOf(trip, base, hungry, estimate.unknown),
    sample: [...base.choices.values()].some(({ offer }) => offer.sample),
  };
};
