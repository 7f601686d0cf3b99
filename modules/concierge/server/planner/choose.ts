import { costOf } from '../../schemas/cost';
import { mostOf } from './money';
import { type Candidate, type Choice, daysBetween, type Trip } from './trip';

/** Shares of the budget, so that one thing does not eat all the others. */
const shares = { hotel: 0.5, flight: 0.25, car: 0.08 } as const;

const usable = (offer: Candidate, trip: Trip): boolean =>
  offer.availability !== 'booked' || trip.selected.has(offer.id);
const served = (offer: Candidate, trip: Trip): string[] =>
  trip.diet.filter((diet) => (offer.dietaryOptions as readonly string[]).includes(diet));
/** How much of the diet a kitchen does not serve. */
export const unserved = (offer: Candidate, trip: Trip): number => trip.diet.length - served(offer, trip).length;
/** Rating, weighed down where few people gave one. */
export const worth = ({ rating, reviews }: Candidate): number => ((rating ?? 3.5) * reviews + 4 * 25) / (reviews + 25);

const rated = ({ rating, reviews }: Candidate): string =>
  rating === null ? 'not rated yet' : `rated ${rating.toFixed(1)} by ${reviews}`;
const distanceOf = ({ distance }: Candidate): string =>
  distance === null ? '' : `, ${(distance / 1000).toFixed(1)} km from the middle`;

/** The person's own choice, or the best that fits into its share of the budget, or the cheapest. */
const best = (
  offers: readonly Candidate[],
  trip: Trip,
  times: number,
  share: number,
): { readonly offer: Candidate; readonly why: 'chosen' | 'fits' | 'cheapest' } | null => {
  const open = offers.filter((offer) => usable(offer, trip));
  const own = open.find(({ id }) => trip.selected.has(id));
  if (own) return { offer: own, why: 'chosen' };
  const most = mostOf(trip.budget) * share;
  const costs = new Map(
    open.map((offer) => [offer.id, costOf(offer.price, times, trip.guests) ?? Number.POSITIVE_INFINITY]),
  );
  const cost = (offer: Candidate): number => costs.get(offer.id) ?? Number.POSITIVE_INFINITY;
  const fitting = open.filter((offer) => cost(offer) <= most && offer.price);
  const [top] = fitting.toSorted((a, b) => worth(b) - worth(a) || cost(a) - cost(b));
  if (top) return { offer: top, why: 'fits' };
  const [cheap] = open.toSorted((a, b) => cost(a) - cost(b));
  return cheap ? { offer: cheap, why: 'cheapest' } : null;
};

const say = (why: 'chosen' | 'fits' | 'cheapest', offer: Candidate, trip: Trip): string => {
  if (why === 'chosen') return 'You chose it.';
  if (why === 'cheapest') return `The least expensive there is: ${rated(offer)}${distanceOf(offer)}.`;
  const budget = trip.budget ? ' that fits your budget' : '';
  return `The best rated${budget}: ${rated(offer)}${distanceOf(offer)}.`;
};

const pickOne = (offers: readonly Candidate[], trip: Trip, times: number, share: number): Choice | null => {
  const found = best(offers, trip, times, share);
  if (!found) return null;
  const { offer, why } = found;
  return { offer, times, selected: why === 'chosen', reason: say(why, offer, trip) };
};

const firstWord = (text: string): string => text.split(',')[0]?.trim().toLowerCase() ?? '';

/** Flights from where the person is, there and back; null when none starts there and none was chosen. */
export const pickFlight = (offers: readonly Candidate[], trip: Trip): Choice | null => {
  const flights = offers.filter(({ category }) => category === 'flight');
  const chosen = flights.filter(({ id }) => trip.selected.has(id));
  const start = firstWord(trip.from);
  const fromHere = start ? flights.filter(({ origin }) => origin !== null && firstWord(origin) === start) : [];
  return pickOne(chosen.length > 0 ? chosen : fromHere, trip, 2, shares.flight);
};
/** Where to sleep. */
export const pickHotel = (offers: readonly Candidate[], trip: Trip): Choice | null =>
  pickOne(
    offers.filter(({ category }) => category === 'hotel'),
    trip,
    daysBetween(trip.checkIn, trip.checkOut),
    shares.hotel,
  );
/** How to get about. */
export const pickCar = (offers: readonly Candidate[], trip: Trip): Choice | null =>
  pickOne(
    offers.filter(({ category }) => category === 'car'),
    trip,
    daysBetween(trip.checkIn, trip.checkOut) + 1,
    shares.car,
  );

/** Kitchens in the order in which they are preferred: chosen ones, then what serves most of the diet, then by rating. */
export const rankTables = (offers: readonly Candidate[], trip: Trip): Candidate[] =>
  offers
    .filter((offer) => offer.category === 'restaurant' && usable(offer, trip))
    .filter((offer) => trip.diet.length === 0 || trip.selected.has(offer.id) || served(offer, trip).length > 0)
    .toSorted(
      (a, b) =>
        Number(trip.selected.has(b.id)) - Number(trip.selected.has(a.id)) ||
        served(b, trip).length - served(a, trip).length ||
        worth(b) - worth(a),
    );

/** Why this kitchen. */
export const whyTable = (offer: Candidate, trip: Trip): string => {
  if (trip.selected.has(offer.id)) return 'You chose it.';
  const dishes = served(offer, trip);
  if (trip.diet.length === 0) return `${rated(offer)}${distanceOf(offer)}.`.replace(/^./, (sign) => sign.toUpperCase());
  const all =
    dishes.length === trip.diet.length ? '' : `, not ${trip.diet.filter((one) => !dishes.includes(one)).join(', ')}`;
  return `Serves ${dishes.join(', ')}${all}; ${rated(offer)}.`;
};
