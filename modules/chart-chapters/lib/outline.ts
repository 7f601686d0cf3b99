import type { Activations, Chart, LifeMarker } from '#modules/chart-engine/public';
import { BODIES, CENTRES, SPHERES, WHEEL, writtenName } from '#modules/chart-engine/public';
import type { ChapterGroup } from '../schemas/chapters';

/** A chapter of one chart: which text, and what of the chart it is about. */
export interface OutlineChapter {
  readonly id: string;
  readonly facts: readonly string[];
}
export interface OutlineGroup {
  readonly id: ChapterGroup;
  readonly chapters: readonly OutlineChapter[];
}

const slug = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .replace(/[ /]+/gu, '-');

const named = (kind: string, value: string | number | null, ...facts: readonly string[]): OutlineChapter[] =>
  value === null ? [] : [{ id: `${kind}.${slug(String(value))}`, facts }];

const designOf = ({
  humanDesign: { type, strategy, authorityDetail, profile, definition },
}: Chart): OutlineChapter[] => [
  ...named('type', type),
  ...named('strategy', strategy),
  ...named('authority', authorityDetail),
  ...named('profile', profile?.replace('/', '-') ?? null),
  ...named('definition', definition),
];

const centersOf = ({ humanDesign: { centers } }: Chart): OutlineChapter[] =>
  CENTRES.flatMap((name) => {
    const { [name]: isDefined } = centers;
    return isDefined === null ? [] : [{ id: `center.${slug(name)}.${isDefined ? 'defined' : 'open'}`, facts: [] }];
  });

const channelsOf = ({ humanDesign: { channelDetails } }: Chart): OutlineChapter[] =>
  (channelDetails ?? []).map(({ id, name, centers }) => ({
    id: `channel.${id}`,
    facts: [name, centers.map(writtenName).join(' – ')],
  }));

/** "Personality Sun, line 5" for each activation of a gate. */
const activationsOf = (gate: number, half: string, activations: Activations): string[] =>
  BODIES.flatMap((body) => {
    const { [body]: at } = activations;
    return at.gate === gate ? [`${half} ${writtenName(body)}${at.line === null ? '' : `, line ${at.line}`}`] : [];
  });

const gatesOf = ({ humanDesign: { gates, personality, design }, sweep }: Chart): OutlineChapter[] =>
  (gates ?? sweep?.certainGates ?? []).map((gate) => ({
    id: `gate.${gate}`,
    facts: [...activationsOf(gate, 'Personality', personality), ...activationsOf(gate, 'Design', design)],
  }));

const quarters = ['initiation', 'civilization', 'duality', 'mutation'] as const;
/** The quarter of the wheel in which a gate lies; the first begins with gate 13. */
const quarterOf = (gate: number): string | null =>
  quarters[Math.floor(((WHEEL.indexOf(gate) - WHEEL.indexOf(13) + 64) % 64) / 16)] ?? null;

const crossOf = ({ humanDesign: { incarnationCross, personality } }: Chart): OutlineChapter[] => {
  if (incarnationCross === null) return [];
  const angle = /^(Right|Left|Juxtaposition)/u.exec(incarnationCross)?.[1] ?? null;
  const { gate } = personality.Sun;
  return [
    ...named('quarter', gate === null ? null : quarterOf(gate), incarnationCross),
    ...named('angle', angle, incarnationCross),
  ];
};

const skyOf = ({ westernAstrology: { sun, moon, rising } }: Chart): OutlineChapter[] => [
  ...named('sun', sun),
  ...named('moon', moon),
  ...named('rising', rising),
];

const list = new Intl.ListFormat('en');

const housesOf = ({ westernAstrology: { planets } }: Chart): OutlineChapter[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((house) => {
    const inside = Object.entries(planets).flatMap(([body, { wholeSignHouse }]) =>
      wholeSignHouse === house ? [writtenName(body)] : [],
    );
    return inside.length === 0 ? [] : [{ id: `house.${house}`, facts: [list.format(inside)] }];
  });

const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
const aspectsOf = ({ westernAstrology: { aspects } }: Chart): OutlineChapter[] =>
  aspectKinds.flatMap((kind) => {
    const found = (aspects ?? []).filter(({ type }) => type === kind).toSorted((one, other) => one.orb - other.orb);
    return found.length === 0
      ? []
      : [{ id: `aspect.${kind}`, facts: found.map(({ a, b, orb }) => `${a} and ${b}, ${orb.toFixed(1)}° from exact`) }];
  });

const digitSum = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Birth day and month with a civil year, added digit by digit until one is left. */
export const personalYearOf = (birthDate: string, year: number): number => {
  let sum = digitSum(Number(birthDate.slice(5, 7))) + digitSum(Number(birthDate.slice(8, 10))) + digitSum(year);
  while (sum > 9) sum = digitSum(sum);
  return sum;
};

const numbersOf = ({ numerology: { lifePath } }: Chart, birthDate: string, year: number): OutlineChapter[] => [
  ...named('life-path', lifePath),
  ...named('personal-year', personalYearOf(birthDate, year), String(year)),
];

const chineseOf = ({ chineseAstrology: { animal, element, polarity, year } }: Chart): OutlineChapter[] => [
  ...named('animal', animal, `${polarity} ${element} ${animal}, the year ${year}`),
  ...named('element', element),
];

const keysOf = ({ geneKeys }: Chart): OutlineChapter[] =>
  (Object.keys(SPHERES) as (keyof typeof SPHERES)[]).flatMap((sphere) => {
    const { [sphere]: key } = geneKeys;
    return key === null ? [] : named('sphere', sphere, `Gate ${key.split('.')[0]}, line ${key.split('.')[1]}`);
  });

const phasesOf = (markers: readonly LifeMarker[], now: number): OutlineChapter[] => {
  const start = ({ passes }: LifeMarker): number => passes[0]?.from ?? 0;
  const past = markers.findLast((marker) => start(marker) <= now);
  const next = markers.find((marker) => start(marker) > now);
  return [past, next].flatMap((marker) =>
    marker
      ? named(
          'phase',
          `${marker.body} ${marker.kind}`,
          `${new Date(start(marker)).getUTCFullYear()}, at about ${Math.round(marker.ageYears)}`,
        )
      : [],
  );
};

/**
 * The chapters of a chart, in reading order. What an unknown birth time leaves open has none. `markers` are the phases of the life, in
 * order of time; `now` is in milliseconds.
 */
export const outlineOf = (
  chart: Chart,
  birthDate: string,
  markers: readonly LifeMarker[],
  now: number,
): OutlineGroup[] => {
  const groups: readonly OutlineGroup[] = [
    { id: 'design', chapters: designOf(chart) },
    { id: 'centers', chapters: centersOf(chart) },
    { id: 'channels', chapters: channelsOf(chart) },
    { id: 'cross', chapters: crossOf(chart) },
    { id: 'gates', chapters: gatesOf(chart) },
    { id: 'sky', chapters: skyOf(chart) },
    { id: 'houses', chapters: housesOf(chart) },
    { id: 'aspects', chapters: aspectsOf(chart) },
    { id: 'numbers', chapters: numbersOf(chart, birthDate, new Date(now).getUTCFullYear()) },
    { id: 'chinese', chapters: chineseOf(chart) },
    { id: 'keys', chapters: keysOf(chart) },
    { id: 'phases', chapters: phasesOf(markers, now) },
  ];
  return groups.filter(({ chapters }) => chapters.length > 0);
};
