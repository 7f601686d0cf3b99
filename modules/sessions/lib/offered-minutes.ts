import { inYear } from './time-off';

/** Hours of a day on a clock, "09:00" to "24:00". */
interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Weekly hours with days that differ and days off; Monday is 1. */
export interface OfferedHours {
  readonly weekly: readonly (Hours & { readonly day: number })[];
  readonly exceptions: readonly { readonly date: string; readonly hours: readonly Hours[] }[];
  readonly timeOff: readonly { readonly from: string; readonly to: string; readonly yearly: boolean }[];
}

const dayMs = 86_400_000;
/** Days since 1970; the first of January 1970 was a Thursday. */
const dayNumber = (date: string): number => Date.parse(date) / dayMs;
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

const minutesOf = ({ from, to }: Hours): number => {
  const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return Math.max(0, at(to) - at(from));
};
const sumMinutes = (hours: readonly Hours[]): number => hours.reduce((sum, one) => sum + minutesOf(one), 0);

/** Days off within days, in order of the calendar year where they return. */
const daysOff = (timeOff: OfferedHours['timeOff'], first: number, last: number): ReadonlySet<number> => {
  const off = new Set<number>();
  const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear();
  const [firstYear, lastYear] = [yearOf(first), yearOf(last)];
  for (const { from, to, yearly } of timeOff) {
    const length = dayNumber(to) - dayNumber(from);
    const starts = yearly
      ? Array.from({ length: lastYear - firstYear + 2 }, (_, i) => dayNumber(inYear(from, firstYear - 1 + i)))
      : [dayNumber(from)];
    for (const start of starts)
      for (let day = Math.max(start, first); day <= Math.min(start + length, last); day += 1) off.add(day);
  }
  return off;
};

/** Minutes of working hours on the days between two dates, both included; as the clock of the practitioner shows them. */
export const countOfferedMinutes = (
  { weekly, exceptions, timeOff }: OfferedHours,
  from: string,
  to: string,
): number => {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (last < first) return 0;
  const byWeekday = [1, 2, 3, 4, 5, 6, 7].map((day) => sumMinutes(weekly.filter((one) => one.day === day)));
  const minutesOn = (day: number): number => byWeekday[weekdayOf(day) - 1] ?? 0;
  const days = last - first + 1;
  const weeks = Math.floor(days / 7);
  let sum = weeks * byWeekday.reduce((all, minutes) => all + minutes, 0);
  for (let day = first + weeks * 7; day <= last; day += 1) sum += minutesOn(day);
  const special = new Map(exceptions.map(({ date, hours }) => [dayNumber(date), sumMinutes(hours)]));
  for (const [day, minutes] of special) if (day >= first && day <= last) sum += minutes - minutesOn(day);
  for (const day of daysOff(timeOff, first, last)) sum -= special.get(day) ?? minutesOn(day);
  return sum;
};
