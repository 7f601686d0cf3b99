import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { atlas, type Town, zones } from '#modules/geo/public';
import type { PlanInput, PlanView, TripInput } from '../../schemas/trip';
import { limits } from '../../schemas/values';
import { Offer } from '../models/offer';
import { boxAround } from '../offers/places-nearby';
import { type FlightTimes, planDays } from '../planner/plan';
import { type Candidate, clockOf, dayAfter, daysBetween, type Trip } from '../planner/trip';
import { townOf } from '../queries/offers';
import { presentOffer } from '../views/offer';

/** Other places of one name that a person may choose from. */
const mostPlaces = 5;
/** Offers of one kind and place that are weighed. */
const most = 2000;

/** Today where it is latest: a trip that begins today anywhere is not in the past. */
const today = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

/** Checks what the schema cannot: the order of the dates, and that they are ahead. Throws 422. */
export const checkDates = ({ checkIn, checkOut }: Pick<TripInput, 'checkIn' | 'checkOut'>): void => {
  if (checkIn < today()) throw invalid('bookingRequest.checkIn', 'The day of arrival is past. Choose a later one.');
  if (checkIn > dayAfter(today(), limits.ahead))
    throw invalid('bookingRequest.checkIn', 'Choose a day of arrival within the next two years.');
  if (checkOut <= checkIn)
    throw invalid('bookingRequest.checkOut', 'The day of departure has to be after the day of arrival.');
  if (daysBetween(checkIn, checkOut) > limits.nights)
    throw invalid('bookingRequest.checkOut', `A trip may last ${limits.nights} nights. For more, write to us.`);
};

/** The chosen offers in the order of their ids. Throws 422 for one that is unknown or booked. */
export const chosenOffers = async (db: Knex, ids: readonly string[] = []): Promise<Offer[]> => {
  if (ids.length === 0) return [];
  const rows = await Offer.query(db)
    .whereIn('id', [...ids])
    .orderBy('id');
  if (rows.length < ids.length)
    throw invalid('selectedServices', 'One of the services is no longer offered. Remove it.');
  const taken = rows.find(({ availability }) => availability === 'booked');
  if (taken) throw invalid('selectedServices', `${taken.name} is booked. Remove it.`);
  return rows;
};

const flightTimesOf =
  (core: Core, checkIn: string, there: string | null): FlightTimes =>
  ({ origin, departs, minutes }) => {
    const clocks = core.port(zones);
    const start = departs ?? 600;
    const last = minutes ?? 120;
    const from = origin === null ? null : (core.port(atlas).find(origin)?.zone ?? null);
    if (!from || !there) return { start, end: start + last };
    const left = clocks.instantOf(checkIn, clockOf(start), from);
    const local = (instant: number): number => {
      const [date = checkIn, time = '00:00'] = clocks.localOf(instant, there).split('T');
      const [hours = 0, rest = 0] = time.split(':').map(Number);
      return daysBetween(checkIn, date) * 1440 + hours * 60 + rest;
    };
    return { start: local(left), end: local(left + last * 60_000) };
  };

const candidatesOf = async (db: Knex, town: Town | null, chosen: readonly Offer[]): Promise<Candidate[]> => {
  const rows = new Map(chosen.map((row) => [row.id, row]));
  if (town) {
    const { south, north, west, east } = boxAround(town);
    const near = await Offer.query(db)
      .whereBetween('latitude', [south, north])
      .whereBetween('longitude', [west, east])
      .orderBy(['position', 'id'])
      .limit(most);
    for (const row of near) rows.set(row.id, row);
  }
  return [...rows.values()].map((row) => ({
    ...presentOffer(row, town),
    latitude: row.latitude,
    longitude: row.longitude,
  }));
};

/** Plans what a form asks for; nothing is kept. Throws 422 for dates in the wrong order and for services that are not offered. */
export const planTrip = async (core: Core, db: Knex, input: PlanInput): Promise<PlanView> => {
  const { bookingRequest: asked, selectedServices, currentLocation } = input;
  checkDates(asked);
  const chosen = await chosenOffers(db, selectedServices);
  const town = townOf(core, asked.destination);
  const trip: Trip = {
    destination: asked.destination.trim(),
    zone: town?.zone ?? null,
    middle: town,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    guests: asked.guests ?? 1,
    budget: asked.budget || null,
    diet: asked.dietaryPreferences ?? [],
    from: currentLocation?.trim() ?? '',
    selected: new Set(selectedServices),
  };
  const plan = planDays(trip, await candidatesOf(db, town, chosen), flightTimesOf(core, asked.checkIn, trip.zone));
  const otherPlaces = town ? core.port(atlas).others(asked.destination, mostPlaces) : [];
  return { ...plan, place: town?.label ?? null, otherPlaces: [...otherPlaces] };
};
