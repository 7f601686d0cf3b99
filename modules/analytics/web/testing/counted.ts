import type { FigureView, Metrics } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';
import type { FigureName } from '../../schemas/values';
import { figureNames } from '../../schemas/values';

const asOf = '2026-11-22T06:00:00.000000Z';

/** Real-looking figures: value, the one before, whether per cent. */
const values: Readonly<Record<FigureName, readonly [number | null, number | null, FigureView['unit']?]>> = {
  activeClients: [412, 386],
  practitioners: [34, 31],
  completedProfiles: [1208, 1120],
  retreatBookings: [57, null],
  clients: [1530, 1442],
  laborsAnswered: [9874, 9120],
  completion: [23.4, 22.1, 'percent'],
  readings: [143, 151],
  questionnaires: [88, 72],
  acceptedMatches: [64, 59],
  matchingAcceptance: [81.2, 84, 'percent'],
  retention: [71.5, null, 'percent'],
  aftercareReached: [null, null, 'percent'],
  journeyWeeks: [10.4, 11, 'weeks'],
  successRate: [86.7, null, 'percent'],
  investment: [3_770_000, 3_650_000, 'money'],
};

const figure = (name: FigureName): FigureView => {
  const [value, previous, unit = 'count'] = values[name];
  return {
    value,
    previous,
    unit,
    middle: unit === 'weeks' ? [8.1, 12.3] : null,
    currency: unit === 'money' ? 'USD' : null,
    definition: `What ${name} counts, in one sentence.`,
    listed: name !== 'aftercareReached',
    asOf,
  };
};

/** Figures as the server gives them. */
export const someMetrics = (overrides: Partial<Metrics> = {}): Metrics => ({
  activeClients: 412,
  practitioners: 34,
  completedProfiles: 1208,
  retreatBookings: 57,
  days: 30,
  sample: true,
  details: Object.fromEntries(figureNames.map((name) => [name, figure(name)])) as Metrics['details'],
  ...overrides,
});

const aStage = {
  definition: 'From one day to another.',
  times: 0,
  days: null,
  low: null,
  high: null,
  costs: [],
  offered: [],
};

/** What the pictures are drawn from. */
export const aReport = (overrides: Partial<Report> = {}): Report => ({
  days: 30,
  sample: true,
  asOf,
  funnel: [
    { step: 'messages', count: 37, share: null },
    { step: 'requests', count: 214, share: null },
    { step: 'questionnaires', count: 88, share: null },
    { step: 'accounts', count: 176, share: 100 },
    { step: 'profiles', count: 131, share: 74.4 },
    { step: 'labors', count: 92, share: 52.3 },
    { step: 'readings', count: 70, share: 39.8 },
    { step: 'matches', count: 41, share: 23.3 },
    { step: 'experiences', count: 9, share: 5.1 },
  ],
  cohorts: [
    { month: '2026-06', clients: 144, active: [100, 79.2, 64, 45.1, 36, 31.3] },
    { month: '2026-07', clients: 149, active: [100, 84, 63.1, 41, 29.5, null] },
    { month: '2026-08', clients: 147, active: [100, 80.3, 58, 33, null, null] },
    { month: '2026-09', clients: 155, active: [100, 77, 49, null, null, null] },
    { month: '2026-10', clients: 151, active: [100, 71, null, null, null, null] },
    { month: '2026-11', clients: 158, active: [100, null, null, null, null, null] },
  ],
  earnings: [
    {
      currency: 'USD',
      minor: 124_600_000,
      people: 34,
      each: 3_664_706,
      parts: [
        { kind: 'retreats', minor: 83_482_000, share: 67 },
        { kind: 'aftercare', minor: 22_428_000, share: 18 },
        { kind: 'assessment', minor: 12_460_000, share: 10 },
        { kind: 'concierge', minor: 6_230_000, share: 5 },
      ],
    },
  ],
  stages: [
    { ...aStage, stage: 'intake', times: 31, days: 5.5, low: 4, high: 7.2 },
    { ...aStage, stage: 'assessment', times: 28, days: 24.1, low: 18, high: 33 },
    {
      ...aStage,
      stage: 'retreat',
      times: 12,
      days: 7,
      low: 5,
      high: 10,
      costs: [{ currency: 'USD', minor: 2_450_000, people: 12 }],
      offered: [{ currency: 'USD', low: 1_800_000, high: 3_500_000 }],
    },
    { ...aStage, stage: 'integration', times: 9, days: 56, low: 49, high: 63 },
    { ...aStage, stage: 'aftercare' },
  ],
  screens: [
    { step: 1, name: 'Choose your path', minutes: null, times: 0 },
    { step: 2, name: 'Personal information', minutes: 3.4, times: 81 },
    { step: 3, name: 'Transformation intentions', minutes: 6.2, times: 77 },
    { step: 9, name: 'Family patterns and childhood wounds', minutes: 9.1, times: 52 },
  ],
  weeks: [
    { from: '2026-11-16', offered: 24, taken: 19.5 },
    { from: '2026-11-23', offered: 24, taken: 8 },
    { from: '2026-11-30', offered: 0, taken: 1 },
    { from: '2026-12-07', offered: 0, taken: 0 },
  ],
  caseloads: [
    { name: 'Ana Reyes', clients: 7, capacity: 6 },
    { name: 'Lúcia Prado', clients: 5, capacity: 5 },
    { name: 'Tomas Brandt', clients: 4, capacity: 5 },
    { name: 'Maximiliane von Hohenberg-Schwarzenfels', clients: 2, capacity: 4 },
    { name: 'Wen Zhao', clients: 3, capacity: null },
  ],
  practitioners: 34,
  ...overrides,
});

/** How the parts of the product are doing, as far as analytics shows it. */
export const anUptime = {
  state: 'ok',
  checkedAt: asOf,
  probes: [],
  uptime: {
    day: { percent: 100, minutes: 1440, lost: 0 },
    month: { percent: 99.8, minutes: 43_200, lost: 86 },
    since: '2026-10-01T00:00:00.000000Z',
    startedAt: '2026-11-20T06:30:00.000000Z',
  },
};
