import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOfferedMinutes, type OfferedHours } from './offered-minutes';

const dayMs = 86_400_000;
const dateAt = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** Days of 2026 and 2027. */
const first = Date.parse('2026-01-01') / dayMs;
const days = fc.integer({ min: first, max: first + 729 });
const minutes = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  [to, from].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))).reduce((end, start) => end - start);

/** Looks at each day by itself. */
const countDayByDay = ({ weekly, exceptions, timeOff }: OfferedHours, from: string, to: string): number => {
  let sum = 0;
  for (let day = Date.parse(from) / dayMs; day <= Date.parse(to) / dayMs; day += 1) {
    const date = dateAt(day);
    const isOff = timeOff.some((off) => {
      const length = (Date.parse(off.to) - Date.parse(off.from)) / dayMs;
      const years = off.yearly ? [2025, 2026, 2027].map((year) => `${year}${off.from.slice(4)}`) : [off.from];
      return years.some((start) => start <= date && date <= dateAt(Date.parse(start) / dayMs + length));
    });
    if (isOff) continue;
    const weekday = new Date(date).getUTCDay() || 7;
    const hours = exceptions.find((one) => one.date === date)?.hours ?? weekly.filter((one) => one.day === weekday);
    sum += hours.reduce((all, one) => all + minutes(one), 0);
  }
  return sum;
};

const hours = fc.constantFrom(
  { from: '09:00', to: '12:30' },
  { from: '13:00', to: '17:00' },
  { from: '20:15', to: '24:00' },
);
const offered = fc.record({
  weekly: fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 7 }), hours }), {
    selector: ({ day }) => day,
    maxLength: 7,
  }),
  exceptions: fc.uniqueArray(fc.record({ day: days, hours: fc.array(hours, { maxLength: 2 }) }), {
    selector: ({ day }) => day,
    maxLength: 6,
  }),
  timeOff: fc.array(fc.record({ day: days, length: fc.nat(40), yearly: fc.boolean() }), { maxLength: 3 }),
});

it('counts minutes as a look at each single day does', () => {
  fc.assert(
    fc.property(offered, days, fc.nat(400), ({ weekly, exceptions, timeOff }, from, length) => {
      const input: OfferedHours = {
        weekly: weekly.map(({ day, hours: one }) => ({ day, ...one })),
        exceptions: exceptions.map(({ day, hours: all }) => ({ date: dateAt(day), hours: all })),
        timeOff: timeOff.map(({ day, length: rest, yearly }) => ({
          from: dateAt(day),
          to: dateAt(day + rest),
          yearly,
        })),
      };
      const to = dateAt(Math.min(from + length, first + 729));
      expect(countOfferedMinutes(input, dateAt(from), to)).toBe(countDayByDay(input, dateAt(from), to));
    }),
  );
  expect(countOfferedMinutes({ weekly: [], exceptions: [], timeOff: [] }, '2026-01-02', '2026-01-01')).toBe(0);
});
