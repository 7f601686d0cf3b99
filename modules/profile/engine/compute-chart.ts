import type { Chart } from './chart';
import { ephemeris } from './ephemeris/load';
import { type BirthInput, checkBirth, type LocalTimeResolver } from './input';
import { chartMoment } from './moment-chart';
import { chineseYearOf } from './rules/chinese';
import { numerologyOf } from './rules/numerology';
import { sweptSpanOf } from './sweep/span-of';
import { sweepSpan } from './sweep/sweep-span';

/**
 * The whole chart of a birth. Wall-clock time is turned into an instant by `resolve`; with `birthTime: null` the local day
 * (or `birthWindow`) is swept and everything that changes within it is null. Throws a ChartInputError for a
 * birth that cannot be charted.
 */
export function computeChart(birth: BirthInput, resolve: LocalTimeResolver): Chart {
  checkBirth(birth);
  const byDate = {
    chineseAstrology: chineseYearOf(birth.birthDate),
    numerology: numerologyOf(birth.birthDate, birth.fullName),
    enneagram: null,
  };
  if (birth.birthTime === null) {
    return { ...sweepSpan(ephemeris(), sweptSpanOf(birth, resolve), birth), ...byDate };
  }
  const moment = resolve({
    date: birth.birthDate,
    time: birth.birthTime,
    zone: birth.tz,
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
