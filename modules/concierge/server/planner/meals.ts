import { costOf } from '../../schemas/cost';
import { unserved, whyTable } from './choose';
import { minutesBetween, type OpenDay, put } from './day';
import { mostOf } from './money';
import type { Candidate, Choice, Trip } from './trip';

const meals = {
  lunch: { from: 720, until: 840, minutes: 75 },
  dinner: { from: 1080, until: 1215, minutes: 90 },
} as const;
export type Meal = keyof typeof meals;
/** Kitchens of one trip: who was visited how often, so that no one cooks twice while others wait. */
export interface Tables {
  readonly ranked: readonly Candidate[];
  readonly visits: Map<string, number>;
  /** What one meal may cost everybody. */
  readonly most: number;
}
/** Kitchens may use what flights, rooms and cars leave of the budget, the same for each meal; `spent` in cents. */
export const tablesFor = (ranked: readonly Candidate[], trip: Trip, count: number, spent: number): Tables => ({
  ranked,
  visits: new Map(),
  most: Math.max(0, mostOf(trip.budget) - spent) / Math.max(1, count),
});

/** The start of a meal there, or null when it is closed, too far or too late. */
const startAt = (offer: Candidate, meal: Meal, open: OpenDay): number | null => {
  const { from, until, minutes } = meals[meal];
  const start = Math.max(from, open.free + minutesBetween(open.at, offer), offer.opens ?? 0);
  return start <= until && start + minutes <= (offer.closes ?? 1440) ? start : null;
};

/** Chosen kitchens before they were visited, then the least visited, then by rank. */
const turn = (offer: Candidate, { visits }: Tables, trip: Trip): number => {
  const visited = visits.get(offer.id) ?? 0;
  return visited === 0 && trip.selected.has(offer.id) ? -1 : visited;
};

/** Puts a meal into the day; false when no kitchen is open then. */
export const eat = (open: OpenDay, meal: Meal, tables: Tables, trip: Trip, choices: Map<string, Choice>): boolean => {
  let found: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of tables.ranked) {
    const cost = costOf(offer.price, 1, trip.guests) ?? 0;
    const own = trip.selected.has(offer.id);
    // What somebody cannot eat weighs more than what it costs; what is too dear comes last, but before no meal at all.
    const unfit = own ? 0 : unserved(offer, trip) * 10_000;
    // A kitchen that is open in the evening too is better kept for it.
    const kept = meal === 'lunch' && (offer.closes ?? 1440) >= meals.dinner.from + meals.dinner.minutes ? 0.5 : 0;
    const rank = kept + unfit + (cost > tables.most && !own ? 1000 : 0) + turn(offer, tables, trip);
    if (rank >= least || startAt(offer, meal, open) === null) continue;
    found = offer;
    least = rank;
  }
  if (!found) return false;
  const selected = trip.selected.has(found.id);
  const reason = whyTable(found, trip);
  put(open, {
    title: found.name,
    kind: 'restaurant',
    minutes: meals[meal].minutes,
    reason: `${reason} Open ${openHours(found)}.`,
    from: Math.max(meals[meal].from, found.opens ?? 0),
    offer: found,
    selected,
    place: found,
  });
  tables.visits.set(found.id, (tables.visits.get(found.id) ?? 0) + 1);
  const choice = choices.get(found.id);
  if (choice) choice.times += 1;
  else choices.set(found.id, { offer: found, times: 1, selected, reason });
  return true;
};

const openHours = ({ opens, closes }: Candidate): string =>
  opens === null || closes === null ? 'then' : `${clock(opens)} to ${clock(closes)}`;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
