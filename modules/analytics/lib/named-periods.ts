import type { DayPeriod } from '#modules/reporting/public';

export const periodUnits = ['week', 'month', 'quarter', 'year'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** A period of the calendar by its name: `2026`, `2026-Q4`, `2026-11` or `2026-W48` (ISO 8601). Days in UTC. */
export interface NamedPeriod extends DayPeriod {
  readonly unit: PeriodUnit;
  readonly name: string;
}

const dayMs = 86_400_000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * dayMs);

/** Whole months from the first of one. */
const months = (unit: PeriodUnit, year: number, month: number, count: number, name: string): NamedPeriod => ({
  ...{ unit, name, from: toDay(Date.UTC(year, month, 1)), to: toDay(Date.UTC(year, month + count, 1) - dayMs) },
});

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const week = (monday: string): NamedPeriod => {
  // The year of a week is that of its Thursday.
  const year = addDays(monday, 3).slice(0, 4);
  const number = (Date.parse(monday) - Date.parse(mondayOf(`${year}-01-04`))) / dayMs / 7 + 1;
  const name = `${year}-W${String(number).padStart(2, '0')}`;
  return { unit: 'week', name, from: monday, to: addDays(monday, 6) };
};

/** The period of a length in which a day lies. */
export const periodAt = (unit: PeriodUnit, day: string): NamedPeriod => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  if (unit === 'week') return week(mondayOf(day));
  if (unit === 'month') return months(unit, year, month, 1, day.slice(0, 7));
  if (unit === 'year') return months(unit, year, 0, 12, day.slice(0, 4));
  const quarter = Math.floor(month / 3);
  return months(unit, year, quarter * 3, 3, `${day.slice(0, 4)}-Q${quarter + 1}`);
};

/** Null for what names no period between 2000 and 2099. */
export const parsePeriod = (name: string): NamedPeriod | null => {
  const [, year, quarter, month, number] = /^(20\d\d)(?:-Q([1-4])|-(0[1-9]|1[0-2])|-W([0-5]\d))?$/.exec(name) ?? [];
  if (!year) return null;
  if (quarter) return periodAt('quarter', `${year}-${String(Number(quarter) * 3).padStart(2, '0')}-01`);
  if (month) return periodAt('month', `${name}-01`);
  if (!number) return periodAt('year', `${year}-01-01`);
  const found = week(addDays(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7));
  return found.name === name ? found : null;
};

/** The period of the same length so many places later, or earlier. */
export const shiftPeriod = ({ unit, from }: NamedPeriod, by: number): NamedPeriod => {
  if (unit === 'week') return week(addDays(from, by * 7));
  const count = { month: 1, quarter: 3, year: 12 }[unit];
  return periodAt(unit, toDay(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + by * count, 1)));
};

/** The same period a year earlier: of a week the one of the same number, or the last where the year has no such week. */
export const yearBefore = (period: NamedPeriod): NamedPeriod => {
  if (period.unit !== 'week') return shiftPeriod(period, -{ month: 12, quarter: 4, year: 1 }[period.unit]);
  const year = Number(period.name.slice(0, 4)) - 1;
  return parsePeriod(`${year}${period.name.slice(4)}`) ?? week(mondayOf(`${year}-12-28`));
};

/** As many days of an earlier period as have passed of this one; all of it once this one is over, or has not begun. */
export const elapsedPart = (period: DayPeriod, earlier: DayPeriod, today: string): DayPeriod => {
  if (today < period.from || today >= period.to) return { from: earlier.from, to: earlier.to };
  const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;
  const passed = Math.min(daysBetween(period.from, today), daysBetween(earlier.from, earlier.to));
  return { from: earlier.from, to: addDays(earlier.from, passed) };
};

/** Periods whose course is drawn: weeks of a week, months of anything longer; the last one is this one's last, or today's. */
export const courseOf = (period: NamedPeriod, today: string): readonly NamedPeriod[] => {
  const unit = period.unit === 'week' ? 'week' : 'month';
  const end = today >= period.from && today < period.to ? today : period.to;
  const last = periodAt(unit, end);
  return Array.from({ length: 13 }, (_, place) => shiftPeriod(last, place - 12));
};
