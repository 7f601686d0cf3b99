import { invalid } from '#core/contract/errors';

const disagrees = 'Write the date of birth as YYYY-MM-DD, or as a date and time that agree with the time of birth.';
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The calendar date of a birth. A plain date is taken as it is. A date-time was built by a browser out of date and time, maybe
 * turned into universal time on the way: the clock reading of the birth tells how far it was turned, and so which day was meant.
 * Throws 422 for a date-time that cannot stand for that reading.
 */
export const localDate = (written: string, birthTime: string | null): string => {
  const date = written.slice(0, 10);
  if (written.length === 10) return date;
  const clock = written.slice(11, 16);
  if (birthTime === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock) || Number.isNaN(Date.parse(`${date}T00:00:00Z`)))
    throw invalid('birthDate', disagrees);
  if (!written.endsWith('Z')) {
    // With an offset, or without any zone, it shows the clock of the birth itself.
    if (clock !== birthTime.slice(0, 5)) throw invalid('birthDate', disagrees);
    return date;
  }
  // Eastward offsets to +13:00 and westward ones to -10:45: beyond them the same clocks stand for another day.
  const east = (minutesOf(birthTime) - minutesOf(clock) + 1440) % 1440;
  const offset = east > 13 * 60 ? east - 1440 : east;
  if (offset % 15 !== 0) throw invalid('birthDate', disagrees);
  return dayAfter(date, Math.floor((minutesOf(clock) + offset) / 1440));
};
