import type { Stretch, WallClock } from '#modules/scheduling/public';

/** Days off; `yearly` ones return on the same dates. */
interface TimeOff {
  readonly from: string;
  readonly to: string;
  readonly yearly: boolean;
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The same day of another year; 29 February is the last of February where there is none. */
export const inYear = (date: string, year: number): string => {
  const moved = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return new Date(`${moved}T00:00:00Z`).toISOString().startsWith(moved) ? moved : `${moved.slice(0, 8)}28`;
};

/** Whole days off within a window, on the clock of a zone. */
export const listTimeOff = (
  zones: WallClock,
  timeOff: readonly TimeOff[],
  zone: string,
  window: Stretch,
): Stretch[] => {
  const years = [window.from, window.to].map((instant) => Number(zones.localOf(instant, zone).slice(0, 4)));
  const [first = 0, last = 0] = years;
  const dates = timeOff.flatMap(({ from, to, yearly }) => {
    if (!yearly) return [{ from, to }];
    const span = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
    const begins = Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index);
    return begins.map((year) => ({ from: inYear(from, year), to: inYear(to, year + span) }));
  });
  return dates
    .map(({ from, to }) => ({
      from: zones.instantOf(from, '00:00', zone),
      to: zones.instantOf(dayAfter(to), '00:00', zone),
    }))
    .filter((one) => one.from < window.to && window.from < one.to);
};
