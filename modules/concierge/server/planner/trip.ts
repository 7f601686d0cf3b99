import type { OfferView } from '../../schemas/offer';
import type { Budget } from '../../schemas/values';
import type { Point } from '../offers/places-nearby';

/** An offer as the planner sees it. */
export interface Candidate extends OfferView, Point {}

/** What is to be planned; dates are days of the place. */
export interface Trip {
  readonly destination: string;
  readonly zone: string | null;
  /** Middle of the destination; null when nothing bears that name. */
  readonly middle: Point | null;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly budget: Budget | null;
  readonly diet: readonly string[];
  /** Where the journey starts; '' when not said. */
  readonly from: string;
  /** Ids the person chose. */
  readonly selected: ReadonlySet<string>;
}

/** An offer that the plan uses, and how often: nights, or meals, or days. */
export interface Choice {
  readonly offer: Candidate;
  times: number;
  readonly selected: boolean;
  readonly reason: string;
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
/** The date so many days later. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** `09:05` for minutes after midnight; a time after midnight starts anew. */
export const clockOf = (minutes: number): string => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
