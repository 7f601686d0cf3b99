import type { Chart, DaySweep, Possibility, SweptField, WesternAstrology } from '../chart';
import { designInstant, longitudesAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { chartMoment, ENGINE_VERSION, type MomentChart } from '../moment-chart';
import { BODIES, PLANETS } from '../rules/names';
import { lineIndex } from '../rules/wheel';
import { julianDay, toTerrestrial } from '../time/julian';
import { anglesOf, localSiderealTime } from '../western/angles';
import { agree } from './agree';
import { findChanges } from './find-changes';
import { nested } from './nested';
import type { Part } from './parts-of';
import { stationsIn } from './stations';

type Place = { lat: number; lon: number };

/** Everything discrete at one moment: the line of each activation, the sign of each planet and of the ascendant. */
function stateAt(tables: Ephemeris, place: Place) {
  return (ms: number): number[] => {
    const ut = julianDay(ms);
    const tt = toTerrestrial(ut);
    const at = longitudesAt(tables, tt);
    const before = longitudesAt(tables, designInstant(tables, tt));
    const obliquity = tables.value('obliquity', tt);
    const armc = localSiderealTime(ut, tt, tables.value('nutation', tt), obliquity, place.lon);
    const { ascendant } = anglesOf({ armc, obliquity, latitude: place.lat });
    return [
      ...BODIES.flatMap((body) => [lineIndex(at[body]), lineIndex(before[body])]),
      ...[...PLANETS, 'NorthNode' as const].map((body) => Math.floor(at[body] / 30)),
      Math.floor(ascendant / 30),
    ];
  };
}

const FIELDS: Record<SweptField, (chart: MomentChart) => string | null> = {
  type: (chart) => chart.humanDesign.type,
  authorityDetail: (chart) => chart.humanDesign.authorityDetail,
  profile: (chart) => chart.humanDesign.profile,
  definition: (chart) => chart.humanDesign.definition,
  incarnationCross: (chart) => chart.humanDesign.incarnationCross,
  sun: (chart) => chart.westernAstrology.sun,
  moon: (chart) => chart.westernAstrology.moon,
  rising: (chart) => chart.westernAstrology.rising,
};

/** What a birth of unknown time is swept over: the time that there was, in order, and the clock readings it stands for. */
export interface SweptSpan {
  /** One, unless the clock was moved back and showed something else in between. */
  parts: readonly Part[];
  clock: { from: string; to: string };
  /** A whole day of an unknown time, or a window that the person gave. */
  grade: 'day' | 'window';
}

interface Stretch {
  from: number;
  to: number;
  chart: MomentChart;
}

function possibilities(stretches: readonly Stretch[], read: (chart: MomentChart) => string | null): Possibility[] {
  const whole = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const found = new Map<string, { from: number; to: number }[]>();
  for (const { from, to, chart } of stretches) {
    const value = read(chart)!;
    const intervals = found.get(value) ?? [];
    const last = intervals.at(-1);
    if (last?.to === from) last.to = to;
    else intervals.push({ from, to });
    found.set(value, intervals);
  }
  const iso = (ms: number) => new Date(ms).toISOString();
  return [...found]
    .map(([value, intervals]) => ({
      value,
      share: intervals.reduce((sum, { from, to }) => sum + to - from, 0) / whole,
      intervals: intervals.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
    }))
    .sort((a, b) => b.share - a.share);
}

/** What every list contains. */
function inAll<T>(lists: readonly (readonly T[])[]): T[] {
  return (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
}

function summary(stretches: readonly Stretch[], { clock, parts }: SweptSpan): DaySweep {
  const charts = stretches.map(({ chart }) => chart.humanDesign);
  const possible = {} as DaySweep['possible'];
  for (const field of Object.keys(FIELDS) as SweptField[]) possible[field] = possibilities(stretches, FIELDS[field]);
  return {
    from: new Date(stretches[0]!.from).toISOString(),
    to: new Date(stretches.at(-1)!.to).toISOString(),
    clock,
    changes: stretches.length - parts.length,
    certainGates: inAll(charts.map(({ gates }) => gates!)),
    certainChannels: inAll(charts.map(({ channels }) => channels!)),
    possible,
  };
}

/** Over a whole day every sign rises, so that angles and houses say nothing; in the polar circles they are left out as well. */
const withoutHouses = (western: WesternAstrology): WesternAstrology => ({
  ...western,
  rising: null,
  ascendant: null,
  midheaven: null,
  placidusCusps: null,
  equalCusps: null,
  planets: Object.fromEntries(
    Object.entries(western.planets).map(([name, placement]) => [name, { ...placement, wholeSignHouse: null }]),
  ),
});

/**
 * The chart of a birth at an unknown moment of a span: a value survives only if it is the same in every stretch between two
 * changes. Rising sign and houses may survive a window, never a day.
 */
export function sweepSpan(
  tables: Ephemeris,
  span: SweptSpan,
  place: Place,
): Omit<Chart, 'chineseAstrology' | 'numerology' | 'enneagram'> {
  const stretches: Stretch[] = [];
  // Parts of a line are finer than the stretches. A body stands farthest at the ends and where it turns back.
  const farthest: MomentChart[] = [];
  for (const part of span.parts) {
    const turns = stationsIn(tables, part.from, part.to - 1);
    const edges = [part.from, ...findChanges(stateAt(tables, place), part.from, part.to - 1, turns), part.to];
    for (const [i, from] of edges.slice(0, -1).entries()) {
      const to = edges[i + 1]!;
      stretches.push({ from, to, chart: chartMoment(tables, Math.round((from + to) / 2), place) });
    }
    farthest.push(...[part.from, ...turns, part.to - 1].map((ms) => chartMoment(tables, ms, place)));
  }
  const common = agree([...stretches.map(({ chart }) => chart), ...farthest]);
  const { humanDesign, westernAstrology } = common;
  return {
    timeKnown: false,
    utc: null,
    utcOffsetSeconds: null,
    localTimeStatus: null,
    designUtc: null,
    humanDesign: {
      ...humanDesign,
      personality: nested(humanDesign.personality),
      design: nested(humanDesign.design),
    },
    geneKeys: common.geneKeys,
    westernAstrology: span.grade === 'day' ? withoutHouses(westernAstrology) : westernAstrology,
    activeGatesPerCenter: common.activeGatesPerCenter,
    chakras: common.chakras,
    archetype: common.archetype,
    precision: {
      engine: ENGINE_VERSION,
      ephemeris: tables.id,
      deltaTSeconds: null,
      nearestBoundary: null,
      grade: span.grade,
    },
    sweep: summary(stretches, span),
  };
}
