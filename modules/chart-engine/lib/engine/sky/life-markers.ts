import { ephemeris } from '../ephemeris/load';
import { halfTurn } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { julianDay, toTerrestrial, unixTime } from '../time/julian';
import { crossings, longitudeAt, type Stretch, stretchesOf, type Wanderer } from './crossings';
import { checkBirthInstant, END_OF_INSTANTS } from './instant';

/** Angles from the place at birth that mark a phase. */
const PHASES = { 'waxing-square': 90, opposition: 180, 'waning-square': 270, return: 0 } as const;
export type Phase = keyof typeof PHASES;

/** Passes of one marker follow each other within months, markers of one kind within decades. */
const ONE_MARKER = 500;
const YEAR = 365.2425;
/** Mean tropical year, from which the search for a solar return begins. */
const TROPICAL_YEAR = 365.24219;

/** A span of Unix times in milliseconds; one instant has equal ends. */
export interface Span {
  from: number;
  to: number;
}

/** A body comes back to its place at birth, or to a quarter or half of its way around. */
export interface LifeMarker {
  kind: Phase;
  body: Wanderer | 'Sun';
  /** One pass, or three where the body turns back in between; a span of a birth of unknown time is where the pass lies. */
  passes: Span[];
  /** Age at the first pass, in years of 365.2425 days. */
  ageYears: number;
}

const terrestrial = (ms: number) => toTerrestrial(julianDay(ms));
const unix = ({ from, to }: Stretch): Span => ({ from: unixTime(from), to: unixTime(to) });

/** When a body passes the arc from `low` to `high` (degrees, less than half a turn): one span for each time inside. */
function passesOver(
  tables: Ephemeris,
  body: Wanderer,
  way: readonly Stretch[],
  { low, high }: { low: number; high: number },
): Stretch[] {
  const edges = crossings(tables, body, way, low);
  if (low === high) return edges.map((at) => ({ from: at, to: at }));
  const all = [...edges, ...crossings(tables, body, way, high)].sort((a, b) => a - b);
  const [start, end] = [way[0]!.from, way.at(-1)!.to];
  const width = halfTurn(high - low);
  const inside = (tt: number) => {
    const along = halfTurn(longitudeAt(tables, body, tt) - low);
    return along >= 0 && along <= width;
  };
  return [start, ...all].flatMap((from, i) => {
    const to = all[i] ?? end;
    return to > from && inside((from + to) / 2) ? [{ from, to }] : [];
  });
}

/** Puts passes that follow each other closely into one marker. */
function grouped(passes: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const pass of passes) {
    const last = groups.at(-1);
    if (last && pass.from - last.at(-1)!.to < ONE_MARKER) last.push(pass);
    else groups.push([pass]);
  }
  return groups;
}

function markersOf(tables: Ephemeris, body: Wanderer, birth: Stretch, end: number): LifeMarker[] {
  const way = stretchesOf(tables, body, birth.from, end);
  const first = longitudeAt(tables, body, birth.from);
  // The middle counts for a body that turned back within the span.
  const moved = [(birth.from + birth.to) / 2, birth.to].map((tt) => halfTurn(longitudeAt(tables, body, tt) - first));
  const [low, high] = [first + Math.min(0, ...moved), first + Math.max(0, ...moved)];
  return (Object.keys(PHASES) as Phase[]).flatMap((kind) => {
    const turned = { low: low + PHASES[kind], high: high + PHASES[kind] };
    const passes = passesOver(tables, body, way, turned).filter(({ to }) => to > birth.to);
    // Passes of the place at birth soon after it belong to the loop in which the birth lies.
    const groups = kind === 'return' ? grouped([birth, ...passes]).slice(1) : grouped(passes);
    return groups.map((group) => ({
      kind,
      body,
      passes: group.map(unix),
      ageYears: (group[0]!.from - birth.from) / YEAR,
    }));
  });
}

/** The instant (TT) at which the Sun comes back for the `count`-th time; Newton's rule. */
function sunBack(tables: Ephemeris, birth: number, count: number): number {
  const target = longitudeAt(tables, 'Sun', birth);
  let tt = birth + count * TROPICAL_YEAR;
  for (let step = 0; step < 12; step++) {
    const miss = halfTurn(longitudeAt(tables, 'Sun', tt) - target);
    tt -= miss / tables.rate('Sun', tt);
    if (Math.abs(miss) < 1e-9) break;
  }
  return tt;
}

/** The `count`-th solar return (from 1) of a birth; null where it lies after the years of the engine. */
export function solarReturn(birth: Span, count: number): LifeMarker | null {
  const tables = ephemeris();
  const [from, to] = [birth.from, birth.to].map((ms) => terrestrial(checkBirthInstant(ms))) as [number, number];
  const end = terrestrial(END_OF_INSTANTS);
  if (count < 1 || to + (count + 0.1) * TROPICAL_YEAR > tables.end) return null;
  const pass = { from: sunBack(tables, from, count), to: sunBack(tables, to, count) };
  if (pass.to >= end) return null;
  return { kind: 'return', body: 'Sun', passes: [unix(pass)], ageYears: (pass.from - from) / YEAR };
}

/**
 * Saturn's and Uranus' squares, oppositions and returns to their places at birth, in order of time, to the end of the engine's
 * years. `birth` is an instant or, for an unknown time, the span in which it lies. Throws a ChartInputError outside the years.
 */
export function lifeMarkers(birth: Span): LifeMarker[] {
  const tables = ephemeris();
  const span = { from: terrestrial(checkBirthInstant(birth.from)), to: terrestrial(checkBirthInstant(birth.to)) };
  const end = terrestrial(END_OF_INSTANTS);
  if (span.from >= end) return [];
  return (['Saturn', 'Uranus'] as const)
    .flatMap((body) => markersOf(tables, body, span, end))
    .sort((a, b) => a.passes[0]!.from - b.passes[0]!.from);
}
