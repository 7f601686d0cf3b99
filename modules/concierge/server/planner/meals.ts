import { costOf } from '../../schemas/cost';
import { unserved, whyTable, worth } from './choose';
import { minutesBetween, type OpenDay, put } from './day';
import { mostOf } from './money';
import type { Candidate, Choice, Trip } from './trip';

const meals = {
  lunch: { from: 720, until: 840, minutes: 75 },
  dinner: { from: 1080, until: 1215, minutes: 90 },
} as const;
export type Meal = keyof typeof meals;
/** One meal that was planned at a kitchen. */
interface Visit {
  readonly day: number;
  readonly meal: Meal;
}
/** Kitchens of one trip and who was visited when, so that no one cooks twice while others wait. */
export interface Tables {
  readonly ranked: readonly Candidate[];
  readonly visits: Map<string, Visit[]>;
  /** How little a kitchen fits, by id: what somebody cannot eat weighs more than what is too dear. */
  readonly misfits: ReadonlyMap<string, number>;
  /** The same of those that are open in the evening, the least first. */
  readonly evenings: readonly number[];
}

const cooksDinner = ({ closes }: Candidate): boolean => (closes ?? 1440) >= meals.dinner.from + meals.dinner.minutes;

/** Kitchens may use what flights, rooms and cars leave of the budget, the same for each meal; `spent` in cents. */
export const tablesFor = (ranked: readonly Candidate[], trip: Trip, count: number, spent: number): Tables => {
  const most = Math.max(0, mostOf(trip.budget) - spent) / Math.max(1, count);
  const misfits = new Map(
    ranked.map((offer) => {
      if (trip.selected.has(offer.id)) return [offer.id, 0];
      const dear = (costOf(offer.price, 1, trip.guests) ?? 0) > most ? 1000 : 0;
      return [offer.id, unserved(offer, trip) * 10_000 + dear];
    }),
  );
  const evenings = ranked.filter(cooksDinner).map(({ id }) => misfits.get(id) ?? 0);
  return { ranked, visits: new Map(), misfits, evenings: evenings.toSorted((a, b) => a - b) };
};

/** The start of a meal there, or null when it is closed, too far or too late. */
const startAt = (offer: Candidate, meal: Meal, open: OpenDay): number | null => {
  const { from, until, minutes } = meals[meal];
  const start = Math.max(from, open.free + minutesBetween(open.at, offer), offer.opens ?? 0);
  return start <= until && start + minutes <= (offer.closes ?? 1440) ? start : null;
};

/** How much a visit now would repeat others: the same day above all, then the day before, then ever. */
const repetition = (visits: readonly Visit[], { day }: OpenDay['day'], meal: Meal): number => {
  const yesterday = visits.filter((visit) => visit.day === day - 1);
  return (
    (visits.some((visit) => visit.day === day) ? 400 : 0) +
    (yesterday.some((visit) => visit.meal === meal) ? 100 : 0) +
    (yesterday.length > 0 ? 50 : 0) +
    visits.length
  );
};

/** The way there and the rating, as less than one visit. */
const effort = (offer: Candidate, { at }: OpenDay): number =>
  Math.min(60, minutesBetween(at, offer)) / 240 + (5 - worth(offer)) / 10;

/** The smaller, the better; steps of one weigh more than everything behind the point. */
const rankOf = (offer: Candidate, meal: Meal, open: OpenDay, tables: Tables, trip: Trip): number => {
  const visits = tables.visits.get(offer.id) ?? [];
  const misfit = tables.misfits.get(offer.id) ?? 0;
  // Chosen kitchens come first, once.
  if (visits.length === 0 && trip.selected.has(offer.id)) return misfit - 1;
  const isLate = meal === 'lunch' && cooksDinner(offer);
  // Whoever lunches at the only kitchen of the evening has nothing else for dinner.
  const isOnlyEvening = isLate && (tables.evenings[1] ?? Number.POSITIVE_INFINITY) > misfit;
  return (
    misfit + (isOnlyEvening ? 200 : 0) + repetition(visits, open.day, meal) + (isLate ? 0.5 : 0) + effort(offer, open)
  );
};

/** Puts a meal into the day; false when no kitchen is open then. */
export const eat = (open: OpenDay, meal: Meal, tables: Tables, trip: Trip, choices: Map<string, Choice>): boolean => {
  let found: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of tables.ranked) {
    const rank = rankOf(offer, meal, open, tables, trip);
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
  tables.visits.set(found.id, [...(tables.visits.get(found.id) ?? []), { day: open.day.day, meal }]);
  const choice = choices.get(found.id);
  if (choice) choice.times += 1;
  else choices.set(found.id, { offer: found, times: 1, selected, reason });
  return true;
};

const openHours = ({ opens, closes }: Candidate): string =>
  opens === null || closes === null ? 'then' : `${clock(opens)} to ${clock(closes)}`;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The one kitchen of all meals of a kind, where it had to cook at least three times; else null. */
const onlyFor = ({ ranked, visits }: Tables, meal: Meal): Candidate | null => {
  const cooks = ranked.filter(({ id }) => visits.get(id)?.some((visit) => visit.meal === meal));
  const [only] = cooks;
  if (!only || cooks.length > 1) return null;
  return (visits.get(only.id) ?? []).filter((visit) => visit.meal === meal).length >= 3 ? only : null;
};

/** Says where a plan repeats itself because nothing else is known; null where it does not. */
export const sameTableNote = (tables: Tables, trip: Trip): string | null => {
  const [lunch, dinner] = [onlyFor(tables, 'lunch'), onlyFor(tables, 'dinner')];
  if (!lunch && !dinner) return null;
  const fits = [...(trip.diet.length > 0 ? ['your diet'] : []), ...(trip.budget ? ['your budget'] : [])].join(' and ');
  const each = [
    ...(lunch ? [`every lunch is at ${lunch.name}`] : []),
    ...(dinner ? [`every dinner is at ${dinner.name}`] : []),
  ].join(' and ');
  const where = lunch && lunch === dinner ? `every meal is at ${lunch.name}` : each;
  const other = fits ? `no other kitchen that fits ${fits} and is open then` : 'no other kitchen that is open then';
  return `${where[0]?.toUpperCase()}${where.slice(1)}: we know of ${other}. Ask your concierge about others.`;
};
