import type { Chart } from '#modules/chart-engine/public';
import type { ChartFile } from '../../schemas/chart-file';
import { type ChartExport, withoutBirthNote } from './chart-export';

const westernOf = (western: Chart['westernAstrology']): ChartFile['westernAstrology'] => ({
  sun: western.sun,
  moon: western.moon,
  rising: western.rising,
  ascendant: western.ascendant,
  midheaven: western.midheaven,
  placidusCusps: western.placidusCusps,
  planets: Object.fromEntries(
    Object.entries(western.planets).map(([name, { longitude, sign, degree, retrograde, wholeSignHouse }]) => [
      name,
      { longitude, sign, degree, retrograde, house: wholeSignHouse },
    ]),
  ),
  aspects: western.aspects?.map(({ a, b, type, orb }) => ({ a, b, type, orb })) ?? null,
});

const designOf = (design: Chart['humanDesign']): ChartFile['humanDesign'] => ({
  type: design.type,
  strategy: design.strategy,
  authority: design.authority,
  profile: design.profile,
  definition: design.definition,
  incarnationCross: design.incarnationCross,
  signature: design.signature,
  notSelfTheme: design.notSelfTheme,
  centers: { ...design.centers },
  channels: design.channels,
  gates: design.gates,
  personality: { ...design.personality },
  design: { ...design.design },
});

/** The chart as data for other programs. */
export const toChartFile = (
  { name, at, profile, chart, withBirth, birth, enneagram }: ChartExport,
  baseUrl: string,
): ChartFile => ({
  format: 'hedo-chart',
  formatVersion: 1,
  documentation: `${baseUrl}/api/openapi.json`,
  exportedAt: at,
  name,
  chart: {
    version: profile.version,
    createdAt: profile.createdAt,
    engine: chart.precision.engine,
    tables: chart.precision.ephemeris,
  },
  timeKnown: chart.timeKnown,
  withBirthData: withBirth,
  birth,
  instants: withBirth ? { birth: chart.utc, design: chart.designUtc } : null,
  humanDesign: designOf(chart.humanDesign),
  geneKeys: { ...chart.geneKeys },
  westernAstrology: westernOf(withBirth ? chart.westernAstrology : { ...chart.westernAstrology, ascendant: null }),
  chineseAstrology: {
    year: chart.chineseAstrology.year,
    element: chart.chineseAstrology.element,
    animal: chart.chineseAstrology.animal,
    polarity: chart.chineseAstrology.polarity,
  },
  numerology: { ...chart.numerology },
  chakras: { ...chart.chakras },
  archetype: chart.archetype,
  enneagram,
  possible:
    chart.sweep &&
    Object.fromEntries(
      Object.entries(chart.sweep.possible).map(([field, values]) => [
        field,
        values.map(({ value, share }) => ({ value, share })),
      ]),
    ),
  sources: { ...profile.sources },
  notes: [
    'Longitudes are apparent tropical degrees; aspect orbs and chakra figures are our convention.',
    ...(withBirth ? [] : [withoutBirthNote]),
  ],
});
