import { ChartInputError } from './errors';

/** First and last civil year that can be charted. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2050;

/** Two readings of the clock on one day, the first the earlier. */
export interface ClockWindow {
  from: string;
  to: string;
}

/** A birth as a person knows it: wall-clock date and time at a place. */
export interface BirthInput {
  /** Full name at birth; null leaves the numbers of the name out. */
  fullName: string | null;
  /** "YYYY-MM-DD". */
  birthDate: string;
  /** "HH:MM" or "HH:MM:SS"; null when unknown. */
  birthTime: string | null;
  /** With an unknown `birthTime`: clock readings of that day, written as times are, between which it lies. */
  birthWindow?: ClockWindow | null;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
  /** IANA zone of the place. */
  tz: string;
  /** Which of two instants when the clock showed the time twice; the earlier unless stated. */
  fold?: 'earlier' | 'later';
  /** Seconds east of Greenwich that a known time was read at, where it is known better than from the zone. */
  offsetSeconds?: number;
}

/** An instant that a wall-clock reading stands for; a time inside a gap was shifted forward. */
export interface ResolvedTime {
  /** ISO 8601 in UTC. */
  utc: string;
  offsetSeconds: number;
  status: 'normal' | 'gap' | 'overlap';
}

/** Knows the history of time zones; throws where it does not know the zone. The engine itself has no zone data. */
export type LocalTimeResolver = (query: {
  date: string;
  time: string;
  zone: string;
  fold?: 'earlier' | 'later';
  offsetSeconds?: number;
}) => ResolvedTime;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The two digits of a text at a place, as a number. */
const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;

/** Days of a month (1-12) of the Gregorian calendar; 0 for any other number. */
function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function checkDate(date: unknown) {
  if (typeof date !== 'string' || !DATE.test(date)) {
    throw new ChartInputError('date-malformed', 'birthDate', 'The date of birth must be written YYYY-MM-DD.');
  }
  const [year, month, day] = [100 * twoDigits(date, 0) + twoDigits(date, 2), twoDigits(date, 5), twoDigits(date, 8)];
  if (day < 1 || day > daysOf(year, month)) {
    throw new ChartInputError('date-impossible', 'birthDate', `There is no ${date}.`);
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new ChartInputError(
      'date-out-of-range',
      'birthDate',
      `Births from ${FIRST_YEAR} to ${LAST_YEAR} can be charted; ${year} lies outside.`,
    );
  }
}

const readable = (time: unknown): time is string => typeof time === 'string' && TIME.test(time);

function checkWindow({ birthTime, birthWindow }: BirthInput) {
  const wrong = (message: string) => new ChartInputError('window-malformed', 'birthWindow', message);
  if (birthWindow === undefined || birthWindow === null) return;
  if (birthTime !== null) throw wrong('Give a time or a window of time, not both.');
  const { from, to } = birthWindow;
  if (!readable(from) || !readable(to)) {
    throw wrong('Both ends of the window must be written HH:MM, from 00:00 to 23:59.');
  }
  if (from.padEnd(8, ':00') >= to.padEnd(8, ':00')) {
    throw wrong('The window must end later than it begins, on the same day.');
  }
}

/** Checks a birth and throws a ChartInputError at the first thing that is wrong. */
export function checkBirth(birth: BirthInput): void {
  if (typeof birth !== 'object' || birth === null) {
    throw new ChartInputError('date-malformed', 'birthDate', 'A birth must be an object.');
  }
  checkDate(birth.birthDate);
  if (birth.birthTime !== null && !readable(birth.birthTime)) {
    throw new ChartInputError(
      'time-malformed',
      'birthTime',
      'The time of birth must be written HH:MM, from 00:00 to 23:59.',
    );
  }
  checkWindow(birth);
  if (!(typeof birth.lat === 'number' && Math.abs(birth.lat) <= 90)) {
    throw new ChartInputError('latitude-invalid', 'lat', 'The latitude must lie between -90 and 90 degrees.');
  }
  if (!(typeof birth.lon === 'number' && Math.abs(birth.lon) <= 180)) {
    throw new ChartInputError('longitude-invalid', 'lon', 'The longitude must lie between -180 and 180 degrees.');
  }
  if (typeof birth.tz !== 'string' || birth.tz === '') {
    throw new ChartInputError('zone-unknown', 'tz', 'The time zone of the place is missing.');
  }
  if (birth.fullName !== null && typeof birth.fullName !== 'string') {
    throw new ChartInputError('name-invalid', 'fullName', 'The full name must be text.');
  }
}
