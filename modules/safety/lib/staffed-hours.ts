/** Hours of one or several days in a row; Monday is 1. */
export interface StaffedSpan {
  readonly first: number;
  readonly last: number;
  /** `09:00` */
  readonly from: string;
  /** `17:00`; `24:00` is the end of the day. */
  readonly to: string;
}

/** When somebody of the team answers, on the clock of `zone`. */
export interface StaffedHours {
  readonly spans: readonly StaffedSpan[];
  readonly zone: string;
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const wanted = 'days, hours and a time zone, such as Mo-Fr 09:00-17:00, Sa 10:00-12:00 Europe/Berlin';
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const span = new RegExp(`^(${dayNames.join('|')})(?:-(${dayNames.join('|')}))? (${time})-(${time}|24:00)$`, 'u');

const parseSpan = (text: string): StaffedSpan => {
  const [, first = '', last = first, from = '', to = ''] = span.exec(text.trim()) ?? [];
  if (from === '' || from >= to) throw new Error(wanted);
  return { first: dayNames.indexOf(first) + 1, last: dayNames.indexOf(last) + 1, from, to };
};

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Reads `Mo-Fr 09:00-17:00 Europe/Berlin`; several spans have commas between them. Throws with what is wanted. */
export const parseStaffedHours = (text: string): StaffedHours => {
  const [, spans = '', zone = ''] = /^(.+) (\S+)$/u.exec(text.trim()) ?? [];
  if (!/^[A-Za-z]/u.test(zone) || !isZone(zone)) throw new Error(wanted);
  return { spans: spans.split(',').map(parseSpan), zone };
};

interface LocalTime {
  /** `2026-11-23` */
  readonly date: string;
  /** `09:00` */
  readonly time: string;
  readonly weekday: number;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const readClock = (instant: number, zone: string): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, time: `${part('hour')}:${part('minute')}`, weekday: weekdayOf(date) };
};

const isOfDay = ({ first, last }: StaffedSpan, weekday: number): boolean =>
  first <= last ? first <= weekday && weekday <= last : weekday >= first || weekday <= last;

/** Whether somebody answers at this instant (milliseconds). */
export const isStaffed = ({ spans, zone }: StaffedHours, instant: number): boolean => {
  const { time: now, weekday } = readClock(instant, zone);
  return spans.some((one) => isOfDay(one, weekday) && one.from <= now && now < one.to);
};

/** The instant of a wall clock's date and time; of a time that a clock skips, the one an hour later. */
const instantOf = (date: string, at: string, zone: string): number => {
  const asUtc = Date.parse(`${date}T${at}:00Z`);
  const offsetAt = (instant: number): number => {
    const local = readClock(instant, zone);
    return Date.parse(`${local.date}T${local.time}:00Z`) - instant;
  };
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
};

const dayMs = 86_400_000;

/** The next instant at which somebody begins to answer. */
export const findNextOpening = ({ spans, zone }: StaffedHours, instant: number): number => {
  const { date } = readClock(instant, zone);
  const openings = Array.from({ length: 8 }, (_, days) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10),
  ).flatMap((day) => spans.filter((one) => isOfDay(one, weekdayOf(day))).map(({ from }) => instantOf(day, from, zone)));
  return Math.min(...openings.filter((opening) => opening > instant));
};
