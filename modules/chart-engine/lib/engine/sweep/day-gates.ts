import { ephemeris } from '../ephemeris/load';
import { designInstant, longitudesAt } from '../ephemeris/sky';
import { BODIES } from '../rules/names';
import { wheelPosition } from '../rules/wheel';
import { julianDay, toTerrestrial } from '../time/julian';

const STEP_MS = 30 * 60_000;

/**
 * Every gate in which one of the thirteen bodies stands at some moment of a day (Unix milliseconds, end exclusive), at birth or in the
 * design: half-hourly looks, between which none of them leaves a gate it has just entered, short of turning round in it. About 5 ms.
 */
export function gatesOfDay(from: number, to: number): Set<number> {
  const tables = ephemeris();
  const gates = new Set<number>();
  for (let ms = from; ms < to + STEP_MS; ms += STEP_MS) {
    const tt = toTerrestrial(julianDay(Math.min(ms, to - 1)));
    for (const at of [longitudesAt(tables, tt), longitudesAt(tables, designInstant(tables, tt))])
      for (const body of BODIES) gates.add(wheelPosition(at[body]).gate);
  }
  return gates;
}
