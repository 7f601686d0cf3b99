import { designInstant, motionAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { julianDay, toTerrestrial } from '../time/julian';

const STEP_MS = 30 * 60_000;
const RESOLUTION_MS = 1000;

/** Bodies that turn back; the nodes are opposite and turn together. */
const TURNING = ['NorthNode', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;

/**
 * Moments in a span (Unix milliseconds) at which a body turns back, at birth or in the design, to the second and in order of time.
 * Between two of them every body moves in one direction.
 */
export function stationsIn(tables: Ephemeris, from: number, to: number): number[] {
  const directions = (ms: number) => {
    const tt = toTerrestrial(julianDay(ms));
    const design = designInstant(tables, tt);
    return TURNING.flatMap((body) => [motionAt(tables, body, tt) < 0, motionAt(tables, body, design) < 0]);
  };
  const found = new Set<number>();
  let now = directions(from);
  for (let at = from; at < to; at += STEP_MS) {
    const next = Math.min(at + STEP_MS, to);
    const then = directions(next);
    for (const [body, backward] of then.entries()) {
      if (backward === now[body]) continue;
      let [before, after] = [at, next];
      while (after - before > RESOLUTION_MS) {
        const middle = Math.round((before + after) / 2);
        if (directions(middle)[body] === backward) after = middle;
        else before = middle;
      }
      found.add(after);
    }
    now = then;
  }
  return [...found].sort((a, b) => a - b);
}
