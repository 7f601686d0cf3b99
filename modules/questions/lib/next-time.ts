const minute = 60_000;
const day = 24 * 60 * minute;

export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (zone: string, instant: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return local - Math.floor(instant / minute) * minute;
};

/** The instant at which clocks show this; `local` is written as if it were UTC. An hour that a clock skips is the one after it. */
const toInstant = (zone: string, local: number): number => {
  const guess = local - offsetAt(zone, local);
  return local - offsetAt(zone, guess);
};

/** The next instant after `after` at which it is this full hour on one of these days (1 is Monday) in a zone. */
export const findNextTime = (zone: string, weekdays: readonly number[], hour: number, after: Date): Date => {
  const local = after.getTime() + offsetAt(zone, after.getTime());
  const midnight = Math.floor(local / day) * day;
  for (let days = 0; days <= 8; days += 1) {
    const date = midnight + days * day;
    const weekday = new Date(date).getUTCDay() || 7;
    const instant = toInstant(zone, date + hour * 60 * minute);
    if (weekdays.includes(weekday) && instant > after.getTime()) return new Date(instant);
  }
  throw new Error('no day was chosen');
};
