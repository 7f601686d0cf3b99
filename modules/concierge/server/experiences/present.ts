import type { ExperienceView } from '../../schemas/experience';
import type { Experience } from '../models/experience';
import { dayAfter } from '../planner/trip';

/** The last day of a retreat: one of five days that begins on a Monday ends on Friday. */
export const lastDayOf = ({ starts_on, days }: Pick<Experience, 'starts_on' | 'days'>): string =>
  dayAfter(starts_on, days - 1);

/** A row with what was counted around it. */
export interface CountedExperience extends Experience {
  readonly waiting: number;
  /** From 1; 0 when not waiting. */
  readonly own_place: number;
  readonly next_available: string | null;
}

export const presentExperience = (row: CountedExperience): ExperienceView => ({
  id: row.id,
  name: row.name,
  focus: row.focus,
  startDate: row.starts_on,
  endDate: lastDayOf(row),
  days: row.days,
  location: row.location,
  partnerName: row.partner_name,
  price: row.price_minor !== null && row.currency !== null ? { minor: row.price_minor, currency: row.currency } : null,
  capacity: row.capacity,
  left: row.capacity - row.taken,
  waiting: row.waiting,
  waitingAt: row.own_place || null,
  nextAvailable: row.next_available,
  sample: row.sample,
});
