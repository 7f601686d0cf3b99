import type { Chart } from './chart';
import { ephemeris } from './ephemeris/load';
import { type BirthInput, checkBirth, type LocalTimeResolver } from './input';
import { chartMoment } from './moment-chart';
import { chineseYearOf } from './rules/chinese';
import { numerologyOf } from './rules/numerology';
import { checkBirthInstant } from './sky/instant';
import { sweptSpanOf } from './sweep/span-of';
import { sweepSpan } from './sweep/sweep-span';

/**
 * The whole chart of a birth. Wall-clock time is turned into an instant by `resolve`; with `birthTime: null` the local day
 * (or `birthWindow`) is swept and everything that changes within it is null. Throws a ChartInputError for a
 * birth that cannot be charted.
 */
export function computeChart(birth: BirthInput, resolve: LocalTimeResolver): Chart {
  checkBirth(birth);
  const chineseAstrology = chineseYearOf(birth.birthDate);
  const numerology = numerologyOf(birth.birthDate, birth.fullName);
  if (birth.birthTime === null) {
    const swept = sweepSpan(ephemeris(), sweptSpanOf(birth, resolve), birth);
    return { ...swept, chineseAstrology, numerology, enneagram: null };
  }
  const { birthDate: date, birthTime: time, tz: zone, fold, offsetSeconds } = birth;
  const known = { ...(fold ? { fold } : {}), ...(offsetSeconds === undefined ? {} : { offsetSeconds }) };
  const local = resolve({ date, time, zone, ...known });
  // The engine does not know the resolver: an instant far from the date would be charted beyond the tables.
  const moment = chartMoment(ephemeris(), checkBirthInstant(Date.parse(local.utc)), birth);
  return {
    timeKnown: true,
    utcOffsetSeconds: local.offsetSeconds,
    localTimeStatus: local.status,
    utc: moment.utc,
    designUtc: moment.designUtc,
    humanDesign: moment.humanDesign,
    geneKeys: moment.geneKeys,
    westernAstrology: moment.westernAstrology,
    activeGatesPerCenter: moment.activeGatesPerCenter,
    chakras: moment.chakras,
    archetype: moment.archetype,
    precision: moment.precision,
    chineseAstrology,
    numerology,
    enneagram: null,
    sweep: null,
  };
}

/**
 * The chart of a birth somewhere between two instants (Unix milliseconds, the second exclusive): everything that changes between
 * them is null. The date counts for numerology and the Chinese year; the place is that of the houses.
 */
export function computeChartWithin(birth: BirthInput, from: number, to: number): Chart {
  checkBirth(birth);
  const clock = { from: '00:00', to: '24:00' };
  const swept = sweepSpan(ephemeris(), { parts: [{ from, to }], clock, grade: 'day' }, birth);
  const numerology = numerologyOf(birth.birthDate, birth.fullName);
  return { ...swept, chineseAstrology: chineseYearOf(birth.birthDate), numerology, enneagram: null };
}
