import type { Chart } from './chart';
import { ephemeris } from './ephemeris/load';
import { ChartInputError } from './errors';
import { type BirthInput, checkBirth, type LocalTimeResolver, nextDay } from './input';
import { chartMoment } from './moment-chart';
import { chineseYearOf } from './rules/chinese';
import { numerologyOf } from './rules/numerology';
import { sweepDay } from './sweep/sweep-day';

/**
 * The whole chart of a birth. Wall-clock time is turned into an instant by `resolve`; with `birthTime: null` the local day is
 * swept and everything that changes within it is null. Throws a ChartInputError for a birth that cannot be charted.
 */
export function computeChart(birth: BirthInput, resolve: LocalTimeResolver): Chart {
  checkBirth(birth);
  const byDate = {
    chineseAstrology: chineseYearOf(birth.birthDate),
    numerology: numerologyOf(birth.birthDate, birth.fullName),
    enneagram: null,
  };
  const zone = birth.tz;
  if (birth.birthTime === null) {
    const midnight = (date: string) => Date.parse(resolve({ date, time: '00:00', zone }).utc);
    const day = { from: midnight(birth.birthDate), to: midnight(nextDay(birth.birthDate)) };
    if (!(day.to > day.from)) {
      throw new ChartInputError('date-impossible', 'birthDate', `The calendar of ${zone} skipped ${birth.birthDate}.`);
    }
    return { ...sweepDay(ephemeris(), day, birth), ...byDate };
  }
  const moment = resolve({
    date: birth.birthDate,
    time: birth.birthTime,
    zone,
    ...(birth.fold && { fold: birth.fold }),
  });
  return {
    timeKnown: true,
    utcOffsetSeconds: moment.offsetSeconds,
    localTimeStatus: moment.status,
    ...chartMoment(ephemeris(), Date.parse(moment.utc), birth),
    ...byDate,
    sweep: null,
  };
}
