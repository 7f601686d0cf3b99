import type { DaySweep } from './engine/chart';

type Swept = Pick<DaySweep, 'clock' | 'possible'>;

const minutesOf = (reading: string): number => {
  const [hours = 0, minutes = 0] = reading.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * How many minutes the day or window had, where the clock was moved in it, and how many it seems to have by its clock; null
 * otherwise. A field has one value at every moment, so that its values last together as long as there was time.
 */
export const movedClockOf = ({
  clock = { from: '00:00', to: '24:00' },
  possible,
}: Swept): { readonly had: number; readonly seems: number } | null => {
  const intervals = possible.sun.flatMap((one) => one.intervals);
  const had = Math.round(intervals.reduce((sum, one) => sum + Date.parse(one.to) - Date.parse(one.from), 0) / 60_000);
  const seems = minutesOf(clock.to) - minutesOf(clock.from);
  return had === seems ? null : { had, seems };
};

/** Minutes as whole hours and the rest. */
export const hoursAndMinutes = (minutes: number): { readonly hours: number; readonly minutes: number } => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

/** True for a birth of which the whole day was swept, as all were that were stored before there were windows. */
export const isWholeDay = ({ clock }: Pick<DaySweep, 'clock'>): boolean => !clock || clock.to === '24:00';
