/** The clocks of the world as far as planning needs them; the port `geo.zones` is one. */
export interface WallClock {
  instantOf(date: string, time: string, zone: string): number;
  localOf(instant: number, zone: string): string;
}

/** When somebody can be booked, on the clock of `zone`. A date of `exceptions` has its own hours, or none. */
export interface OpeningHours {
  readonly zone: string;
  /** Monday is 1. */
  readonly weekly: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  readonly exceptions: readonly {
    readonly date: string;
    readonly hours: readonly { readonly from: string; readonly to: string }[];
  }[];
  /** Minutes kept free after every booking. */
  readonly bufferMinutes: number;
}

/** Hours of lead before a talk can begin. */
const leadHours = 4;
/** Slots begin every half hour from the beginning of a stretch of hours. */
const stepMs = 30 * 60_000;
const minuteMs = 60_000;

/** A stretch of time in milliseconds, the end left out. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The calendar day after (or before) an ISO date. */
const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const hoursOn = ({ weekly, exceptions }: OpeningHours, date: string): readonly { from: string; to: string }[] => {
  const special = exceptions.find((one) => one.date === date);
  if (special) return special.hours;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return weekly.filter((one) => one.weekday === weekday);
};

/** Opening hours within a window, as instants. A clock that jumps makes a stretch shorter or longer, never wrong. */
export const stretches = (zones: WallClock, openingHours: OpeningHours, window: Stretch): Stretch[] => {
  const dateAt = (instant: number) => zones.localOf(instant, openingHours.zone).slice(0, 10);
  const last = dateAt(window.to);
  const found: Stretch[] = [];
  for (let date = dayAfter(dateAt(window.from), -1); date <= last; date = dayAfter(date))
    for (const { from, to } of hoursOn(openingHours, date))
      found.push({
        from: zones.instantOf(date, from, openingHours.zone),
        to:
          to === '24:00'
            ? zones.instantOf(dayAfter(date), '00:00', openingHours.zone)
            : zones.instantOf(date, to, openingHours.zone),
      });
  return found;
};

/** What a search for times knows. `taken` includes the pauses after other bookings. */
export interface SlotSearch {
  readonly zones: WallClock;
  readonly openingHours: OpeningHours;
  readonly window: Stretch;
  readonly minutes: number;
  readonly taken: readonly Stretch[];
  readonly now: number;
  /** Minutes from now before which nothing can be booked; four hours by default. */
  readonly noticeMinutes?: number;
  /** Minutes kept free before a booking; none by default. */
  readonly bufferBefore?: number;
  /** Whether a day, on the clock of the opening hours, takes no more bookings. */
  readonly isFull?: (date: string) => boolean;
}

/** Beginnings (milliseconds) of all times within a window that can be booked, in order. */
export const openSlots = (search: SlotSearch): number[] => {
  const { zones, openingHours, window, minutes, taken, now, isFull } = search;
  const { noticeMinutes = leadHours * 60, bufferBefore = 0 } = search;
  const earliest = Math.max(window.from, now + noticeMinutes * minuteMs);
  const starts = new Set<number>();
  for (const { from, to } of stretches(zones, openingHours, window))
    for (let start = from; start + minutes * minuteMs <= to; start += stepMs) {
      const end = start + (minutes + openingHours.bufferMinutes) * minuteMs;
      if (start < earliest || start >= window.to) continue;
      const begin = start - bufferBefore * minuteMs;
      if (taken.some((busy) => begin < busy.to && busy.from < end)) continue;
      if (!isFull?.(zones.localOf(start, openingHours.zone).slice(0, 10))) starts.add(start);
    }
  return [...starts].sort((a, b) => a - b);
};

/** Days in one list of free times, and how far ahead anything can be booked. */
const daysInList = 14;
const daysAhead = 180;

/** The last moment that can be booked now. */
export const bookableUntil = (now: number): number => now + daysAhead * 86_400_000;

/** What one list of free times covers: days of the asked zone, and the instants between them. */
export interface SlotWindow {
  readonly from: string;
  /** First day after the list. */
  readonly until: string;
  readonly window: Stretch;
}

/** Fourteen days from the wished one on, at the earliest from today, at the latest half a year ahead. The zone must exist. */
export const slotWindow = (
  zones: WallClock,
  { zone, from: wished }: { readonly zone: string; readonly from?: string | undefined },
  now: number,
): SlotWindow => {
  const today = zones.localOf(now, zone).slice(0, 10);
  const last = zones.localOf(bookableUntil(now), zone).slice(0, 10);
  const from = wished === undefined || wished <= today ? today : wished < last ? wished : last;
  const until = dayAfter(from, daysInList);
  return {
    from,
    until,
    window: {
      from: zones.instantOf(from, '00:00', zone),
      to: Math.min(zones.instantOf(until, '00:00', zone), bookableUntil(now)),
    },
  };
};
