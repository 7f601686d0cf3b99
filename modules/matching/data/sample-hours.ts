import type { AvailabilityInput } from '../schemas/practice';

type Hours = Pick<AvailabilityInput, 'zone' | 'hours'>;
const week = (days: readonly number[], ...spans: readonly (readonly [from: string, to: string])[]): Hours['hours'] =>
  days.flatMap((day) => spans.map(([from, to]) => ({ day, from, to })));

/** Weekly hours of the sample practitioners, in turn. Each has at least three days a week, so that every coming week has free times. */
export const sampleHours: readonly Hours[] = [
  { zone: 'Europe/London', hours: week([1, 2, 3, 4], ['09:00', '12:30'], ['14:00', '17:00']) },
  { zone: 'America/New_York', hours: week([2, 4, 5], ['10:00', '18:00']) },
  { zone: 'Europe/Berlin', hours: week([1, 3, 5], ['08:00', '13:00']) },
  { zone: 'America/Los_Angeles', hours: week([1, 2, 3, 4, 5], ['16:00', '20:00']) },
  { zone: 'Europe/Madrid', hours: week([2, 3, 6], ['10:00', '14:00'], ['16:00', '19:00']) },
];
