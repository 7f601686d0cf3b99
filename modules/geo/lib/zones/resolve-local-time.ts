import { LocalTimeError } from './local-time-error';
import type { ZoneHistory } from './table';
import { entryAt, historyOf } from './zones';

/** A wall-clock reading: `YYYY-MM-DD`, `HH:MM` or `HH:MM:SS`, an IANA zone, and which of two instants is meant in an overlap (the earlier unless asked). */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly fold?: 'earlier' | 'later';
  /** What the clock was ahead of UTC by, where somebody knows it better than the zone's history. */
  readonly offsetSeconds?: number;
}

/** One of the two instants of an overlap. */
export interface FoldChoice {
  readonly fold: 'earlier' | 'later';
  readonly utc: string;
  readonly offsetSeconds: number;
}

/** The instant of a wall-clock reading. */
export interface LocalTimeResult {
  /** ISO 8601 with milliseconds and `Z`. */
  readonly utc: string;
  /** Seconds east of Greenwich in force at that instant. */
  readonly offsetSeconds: number;
  /** `gap`: the clock skipped this reading; `overlap`: it showed it twice. */
  readonly status: 'normal' | 'gap' | 'overlap';
  /** Both instants of an overlap, the earlier first. */
  readonly alternatives?: readonly FoldChoice[];
  /** In a gap: what the clock showed at the instant taken, `YYYY-MM-DDTHH:MM:SS`. */
  readonly shiftedTo?: string;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Seconds since 1970 as if the reading were in UTC. */
const readingOf = (date: string, time: string): number => {
  const day = DATE.exec(date);
  if (!day) throw new LocalTimeError('date-malformed', 'A date is written YYYY-MM-DD.');
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Date.parse moves 30 February on to March instead of refusing it.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    throw new LocalTimeError('date-impossible', `There is no ${date}.`);
  const clock = TIME.exec(time);
  if (!clock) throw new LocalTimeError('time-malformed', 'A time is written HH:MM, from 00:00 to 23:59.');
  return midnight / 1000 + Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
};

/** Instants at which the zone's clock shows the reading, with their offsets, earliest first. */
const instantsOf = ({ times, offsets }: ZoneHistory, reading: number, from: number, to: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let entry = from; entry <= to; entry += 1) {
    const at = reading - offsets[entry]!;
    if (at >= times[entry]! && at < (times[entry + 1] ?? Infinity)) found.push([at, offsets[entry]!]);
  }
  return found;
};

/**
 * The instant of a wall-clock reading by the zone's whole history. A skipped reading moves forward by the length of the
 * gap (the offset before it counts); a doubled one is the earlier instant unless `fold` asks for the later. Throws a LocalTimeError.
 */
export const resolveLocalTime = ({
  date,
  time,
  zone,
  fold = 'earlier',
  offsetSeconds: known,
}: LocalTime): LocalTimeResult => {
  const reading = readingOf(date, time);
  const history = historyOf(zone);
  if (known !== undefined) return { utc: iso(reading - known), offsetSeconds: known, status: 'normal' };
  // No clock is more than 26 hours from Greenwich, so the answer lies between these entries.
  const from = entryAt(history, reading - 93_600);
  const to = entryAt(history, reading + 93_600);
  const instants = instantsOf(history, reading, from, to);
  const earlier = instants[0];
  const later = instants.at(-1);
  if (!earlier || !later) return acrossGap(history, reading, from, to);
  if (instants.length === 1) return { utc: iso(earlier[0]), offsetSeconds: earlier[1], status: 'normal' };
  const [at, offsetSeconds] = fold === 'later' ? later : earlier;
  const choice = (name: FoldChoice['fold'], [instant, offset]: [number, number]): FoldChoice => ({
    fold: name,
    utc: iso(instant),
    offsetSeconds: offset,
  });
  const alternatives = [choice('earlier', earlier), choice('later', later)];
  return { utc: iso(at), offsetSeconds, status: 'overlap', alternatives };
};

const acrossGap = (history: ZoneHistory, reading: number, from: number, to: number): LocalTimeResult => {
  const { times, offsets } = history;
  let entry = from;
  while (entry < to && reading >= times[entry + 1]! + offsets[entry + 1]!) entry += 1;
  const at = reading - offsets[entry]!;
  const offsetSeconds = offsets[entryAt(history, at)]!;
  return { utc: iso(at), offsetSeconds, status: 'gap', shiftedTo: iso(at + offsetSeconds).slice(0, 19) };
};
