import { halfTurn, motionAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';

/** Bodies whose way is searched for passes. */
export type Wanderer = 'Saturn' | 'Uranus';

/** Days between looks at the direction; stations of one body lie months apart. */
const LOOK = 8;
/** A tenth of a millisecond, in days. */
const RESOLUTION = 1e-9;

/** A stretch of way in one direction: Julian days in TT. */
export interface Stretch {
  from: number;
  to: number;
}

/** The place at which `test`, false at `low` and true at `high`, turns true; by halving. */
function turningPoint(low: number, high: number, test: (at: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > RESOLUTION) {
    const middle = (before + after) / 2;
    if (middle <= before || middle >= after) break;
    if (test(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Apparent longitude in degrees, any turn. */
export const longitudeAt = (tables: Ephemeris, body: Wanderer | 'Sun', tt: number): number =>
  tables.value(body, tt) + tables.value('nutation', tt);

/** The way of a body between two instants (TT), cut at its stations. */
export function stretchesOf(tables: Ephemeris, body: Wanderer, from: number, to: number): Stretch[] {
  const forward = (tt: number) => motionAt(tables, body, tt) >= 0;
  const out: Stretch[] = [];
  let start = from;
  let direction = forward(from);
  for (let at = from; at < to; at += LOOK) {
    const next = Math.min(at + LOOK, to);
    if (forward(next) === direction) continue;
    const was = direction;
    const station = turningPoint(at, next, (tt) => forward(tt) !== was);
    out.push({ from: start, to: station });
    start = station;
    direction = !direction;
  }
  out.push({ from: start, to });
  return out;
}

/** Every instant (TT) at which a body passes a longitude in degrees, in order of time; a stretch is shorter than half a turn. */
export function crossings(tables: Ephemeris, body: Wanderer, stretches: readonly Stretch[], target: number): number[] {
  const ahead = (tt: number) => halfTurn(longitudeAt(tables, body, tt) - target);
  return stretches.flatMap(({ from, to }) => {
    const [first, last] = [ahead(from), ahead(to)];
    // The far side of the zodiac changes the sign as well.
    if (first < 0 === last < 0 || Math.abs(first) + Math.abs(last) > 180) return [];
    return [turningPoint(from, to, (tt) => ahead(tt) < 0 === last < 0)];
  });
}
