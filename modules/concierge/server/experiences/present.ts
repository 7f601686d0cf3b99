import type { ExperienceView } from '../../schemas/experience';
import type { Experience } from '../models/experience';
import { dayAfter } from '../planner/trip';

/** The last day of a retreat: one of five days that begins on a Monday ends on Friday. */
export const lastDayOf = ({ startsOn, days }: Pick<Experience, 'startsOn' | 'days'>): string =>
  dayAfter(startsOn, days - 1);

/** A row with what was counted around it. */
export interface CountedExperience extends Experience {
  readonly waiting: number;
  /** From 1; 0 when not waiting. */
  readonly ownPlace: number;
  readonly nextAvailable: string | null;
}

export const presentExperience = (row: CountedExperience): ExperienceView => ({
  id: row.id,
  name: row.name,
  focus: row.focus,
  startDate: row.startsOn,
  endDate: lastDayOf(row),
  days: row.days,
  location: row.location,
  partnerName: row.partnerName,
  price: row.priceMinor !== null && row.currency !== null ? { minor: row.priceMinor, currency: row.currency } : null,
  capacity: row.capacity,
  left: row.capacity - row.taken,
  waiting: row.waiting,
  waitingAt: row.ownPlace || null,
  nextAvailable: row.nextAvailable,
  sample: row.sample,
});
