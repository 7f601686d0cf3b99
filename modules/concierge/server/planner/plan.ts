import { carHours } from '../../schemas/cost';
import type { PlanView } from '../../schemas/trip';
import { around, metresBetween } from '../offers/places-nearby';
import { pickCar, pickFlight, pickHotel, rankTables } from './choose';
import type { OpenDay } from './day';
import { arrive, type Base, leave, settle, stay } from './days';
import { tablesFor } from './meals';
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
  if (!trip.middle) notes.push(`We do not know where ${trip.destination} lies, so ways are not reckoned.`);
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
  for (const { offer } of far) notes.push(`${offer.name} lies far from ${trip.destination}.`);
  if (base.car?.offer.price?.per === 'hour') notes.push(`A car by the hour is reckoned with ${carHours} hours a day.`);
  if (unknown > 0)
    notes.push(
      `${unknown === 1 ? 'One price has' : `${unknown} prices have`} to be asked for and is not in the sum.`.replace(
        'prices have to be asked for and is',
        'prices have to be asked for and are',
      ),
    );
  return notes;
};

/**
 * A trip day by day from what is offered there. The same question gives the same plan: nothing is drawn by lot, and each entry
 * says why it is there.
 */
export const planTrip = (trip: Trip, offers: readonly Candidate[], flightTimes: FlightTimes): PlanView => {
  const nights = daysBetween(trip.checkIn, trip.checkOut);
  const flight = pickFlight(offers, trip);
  const base: Base = {
    flight,
    hotel: pickHotel(offers, trip),
    car: pickCar(offers, trip),
    tables: tablesFor(rankTables(offers, trip), trip, nights * 2),
    choices: new Map(),
    flown: flight && flightTimes(flight.offer),
  };
  for (const choice of [base.flight, base.hotel, base.car]) if (choice) base.choices.set(choice.offer.id, choice);
  const days: OpenDay[] = [];
  let hungry = 0;
  for (let index = 0; index <= nights; index += 1) {
    const open = openDay(trip, index, nights);
    const home = base.hotel?.offer ?? trip.middle;
    if (index > 0) open.at = home;
    const inAir = index === 1 && base.flown !== null && base.flown.end > 1439;
    if (inAir && base.flown) {
      open.at = base.flight?.offer ?? null;
      open.free = base.flown.end - 1440 + 45;
      if (index < nights) settle(open, base.hotel, trip);
      open.at = home;
    }
    if (index === 0) hungry += arrive(open, base, trip) ? 0 : 1;
    else if (index === nights) leave(open, base, trip);
    else hungry += stay(open, base, trip) ? 0 : 1;
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
