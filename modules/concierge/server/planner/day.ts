import type { PlanDay, PlanEntry } from '../../schemas/trip';
import { metresBetween, type Point } from '../offers/places-nearby';
import { type Candidate, clockOf } from './trip';

/** Kilometres an hour of a careful driver, and minutes to get in and out. */
const speed = 40;
const getting = 5;
/** Minutes for a way, in steps of five. */
export const minutesBetween = (from: Point | null, to: Point | null): number => {
  if (!from || !to) return 0;
  const metres = metresBetween(from, to);
  if (metres < 200) return 0;
  return Math.ceil(((metres / 1000 / speed) * 60 + getting) / 5) * 5;
};

/** One day while it is filled: entries follow one another, with the way between them. */
export interface OpenDay {
  readonly day: PlanDay;
  /** Minute from which the day is free. */
  free: number;
  /** Where the person is then. */
  at: Point | null;
}

/** Something to put into a day. */
interface Wish {
  readonly title: string;
  readonly kind: PlanEntry['kind'];
  readonly minutes: number;
  readonly reason: string;
  /** Not before this minute. */
  readonly from: number;
  readonly offer?: Candidate;
  readonly selected?: boolean;
  /** Where it is; where the person is, unless it says otherwise. */
  readonly place?: Point | null;
}

/** Puts something behind what the day already holds. */
export const put = (open: OpenDay, wish: Wish): void => {
  const place = wish.place === undefined ? open.at : wish.place;
  const travel = minutesBetween(open.at, place);
  const start = Math.max(wish.from, open.free + travel);
  open.day.entries.push({
    start: clockOf(start),
    end: clockOf(start + wish.minutes),
    title: wish.title,
    kind: wish.kind,
    offerId: wish.offer?.id ?? null,
    selected: wish.selected ?? false,
    reason: wish.reason,
    travel,
  });
  open.free = start + wish.minutes;
  open.at = place;
};
