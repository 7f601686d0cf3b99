import type { Activations, Chart } from '../engine/chart';

/** A chart as it is drawn, printed and written down: the year may have been taken out. */
export type ShownChart = Omit<Chart, 'chineseAstrology'> & {
  readonly chineseAstrology: Omit<Chart['chineseAstrology'], 'year'> & { readonly year: number | null };
};

type Western = Chart['westernAstrology'];
type Sweep = NonNullable<Chart['sweep']>;

const coarse = (activations: Activations): Activations =>
  Object.fromEntries(
    Object.entries(activations).map(([body, { gate, line }]) => [
      body,
      { gate, line, longitude: null, color: null, tone: null, base: null },
    ]),
  ) as Activations;

const whole = (degrees: number | null): number | null => (degrees === null ? null : Math.floor(degrees));

// Written field by field, so that whatever a chart learns to say later stays out until somebody lets it in here.
const westernOf = ({ sun, moon, rising, ascendant, planets, aspects }: Western): Western => ({
  sun,
  moon,
  rising,
  // The rising sign stays; its degree, the midheaven and the cusps would tell the minute and the place.
  ascendant: ascendant === null ? null : Math.floor(ascendant / 30) * 30,
  midheaven: null,
  meanNode: null,
  placidusCusps: null,
  planets: Object.fromEntries(
    Object.entries(planets).map(([name, { longitude, sign, degree, retrograde, wholeSignHouse }]) => [
      name,
      { longitude: whole(longitude), sign, degree: whole(degree), retrograde, wholeSignHouse },
    ]),
  ),
  aspects: aspects?.map(({ a, b, type, orb }) => ({ a, b, type, orb: Math.round(Math.abs(orb)) })) ?? null,
});

const sweepOf = ({ changes, certainGates, certainChannels, possible }: Sweep): Sweep => ({
  from: '',
  to: '',
  changes,
  certainGates,
  certainChannels,
  possible: Object.fromEntries(
    Object.entries(possible).map(([field, values]) => [
      field,
      values.map(({ value, share }) => ({ value, share, intervals: [] })),
    ]),
  ) as unknown as Sweep['possible'],
});

/**
 * A chart without instants, offsets, years and fine degrees: what is left are the labels, gates and lines, and whole degrees. They still
 * point to a birth for whoever calculates back; only leaving the chart out could prevent that.
 */
export const withoutBirth = (chart: Chart): ShownChart => ({
  timeKnown: chart.timeKnown,
  utc: null,
  utcOffsetSeconds: null,
  localTimeStatus: null,
  designUtc: null,
  humanDesign: {
    ...chart.humanDesign,
    personality: coarse(chart.humanDesign.personality),
    design: coarse(chart.humanDesign.design),
  },
  geneKeys: chart.geneKeys,
  westernAstrology: westernOf(chart.westernAstrology),
  chineseAstrology: { ...chart.chineseAstrology, year: null },
  numerology: chart.numerology,
  activeGatesPerCenter: chart.activeGatesPerCenter,
  chakras: chart.chakras,
  archetype: chart.archetype,
  enneagram: chart.enneagram,
  precision: {
    engine: chart.precision.engine,
    ephemeris: chart.precision.ephemeris,
    deltaTSeconds: null,
    nearestBoundary: null,
    grade: chart.precision.grade,
  },
  sweep: chart.sweep && sweepOf(chart.sweep),
});
