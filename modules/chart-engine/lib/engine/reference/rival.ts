import type { Longitudes } from '../ephemeris/sky';
import { bodygraphOf } from '../rules/bodygraph';
import { GateSet } from '../rules/gate-set';
import { BODIES } from '../rules/names';
import { lineIndex, wheelPosition } from '../rules/wheel';

/** Another way to come to a chart, timed next to ours. It is spared everything after the bodygraph. */
export interface Rival {
  name: string;
  /** Which part of a chart it works out. */
  does: string;
  /** Charts a Unix time in milliseconds at a place in degrees; the lines (0-383) of the 13 bodies at birth, then in the design. */
  chart(ms: number, place: { lat: number; lon: number }): number[];
}

/** The lines of two skies, with the bodygraph that they make. */
export function chartOfSkies(birth: Longitudes, design: Longitudes): number[] {
  const all = [birth, design].flatMap((sky) => BODIES.map((body) => sky[body]));
  const gates = new GateSet();
  for (const longitude of all) gates.add(wheelPosition(longitude).gate);
  bodygraphOf(gates);
  return all.map(lineIndex);
}
