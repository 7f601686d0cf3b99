import { getOwnZone } from '#core/web/slots/zones';
import type { AvailabilityInput, AvailabilityView, ClockSpan } from '../../../schemas/practice';

/** The availability as it stands in the form. */
export interface HoursForm extends Omit<AvailabilityInput, 'capacity'> {
  /** As typed. */
  readonly capacity: string;
}

/** What the server keeps, as a form; hours that were never set begin in the zone of this device. */
export const hoursForm = (stored: AvailabilityView | null): HoursForm => ({
  state: stored?.state ?? 'open',
  capacity: stored?.capacity == null ? '' : String(stored.capacity),
  zone: stored && stored.version > 0 ? stored.zone : getOwnZone(),
  hours: stored?.hours ?? [],
  exceptions: stored?.exceptions ?? [],
});

/** The form as the server takes it. */
export const hoursBody = ({ capacity, ...rest }: HoursForm): AvailabilityInput => ({
  ...rest,
  capacity: capacity.trim() === '' ? null : Math.max(0, Math.round(Number(capacity))),
});

/** The end of a day is 24:00 in the hours and 00:00 in a time box. */
export const inBox = (end: string): string => (end === '24:00' ? '00:00' : end);
export const fromBox = (end: string): string => (end === '00:00' ? '24:00' : end);

/** Hours for a new line of a day: after the last one, or the usual ones. */
export const nextSpan = (spans: readonly ClockSpan[]): ClockSpan => {
  const last = spans.at(-1);
  if (!last || last.to >= '22:00') return { from: '09:00', to: '12:00' };
  const hour = Number(last.to.slice(0, 2)) + 1;
  const clock = (at: number) => `${String(Math.min(at, 24)).padStart(2, '0')}:00`;
  return { from: clock(hour), to: clock(hour + 2) };
};
