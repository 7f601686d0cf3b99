const dayMs = 86_400_000;

/** What the clock of a zone shows at an instant: `2026-03-29T03:00`. */
const toLocal = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');

/** Day and minutes since midnight on the clock of a zone. */
export const readClock = (instant: string, zone: string): { readonly date: string; readonly minutes: number } => {
  const local = toLocal(Date.parse(instant), zone);
  return { date: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) };
};

/** The instant of a wall-clock reading: the earlier of two, moved forward out of a gap. */
export const toInstant = (date: string, minutes: number, zone: string): string => {
  const read = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (instant: number): number => Date.parse(`${toLocal(instant, zone)}Z`) - instant;
  const [before, after] = [read - offsetAt(read - dayMs), read - offsetAt(read + dayMs)];
  const wanted = new Date(read).toISOString().slice(0, 16);
  const exact = [before, after].filter((instant) => toLocal(instant, zone) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : before).toISOString();
};

/** The ISO date so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of a date's week. */
export const findMonday = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return addDays(date, 1 - weekday);
};
