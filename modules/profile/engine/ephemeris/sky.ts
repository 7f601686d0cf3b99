import { BODIES, type Body } from '../rules/names';
import type { Ephemeris } from './tables';

/** The same angle in [0, 360); by floor, which is several times faster than the remainder here. */
export function turn(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360);
  return rest < 360 ? rest : 0;
}

/** The same angle in [-180, 180). */
export function halfTurn(degrees: number): number {
  return turn(degrees + 180) - 180;
}

/** Apparent tropical longitudes of the thirteen bodies at a Julian day in TT. */
export type Longitudes = Record<Body, number>;

export function longitudesAt(tables: Ephemeris, tt: number): Longitudes {
  const nutation = tables.value('nutation', tt);
  const out = {} as Longitudes;
  for (const body of BODIES) {
    if (body === 'Earth') out.Earth = turn(out.Sun + 180);
    else if (body === 'SouthNode') out.SouthNode = turn(out.NorthNode + 180);
    else out[body] = turn(tables.value(body, tt) + nutation);
  }
  return out;
}

/** Daily motion in degrees of a body that has its own table. */
export function motionAt(tables: Ephemeris, body: Exclude<Body, 'Earth' | 'SouthNode'>, tt: number): number {
  return tables.rate(body, tt) + tables.rate('nutation', tt);
}

/** Apparent longitude of the Moon's mean node: mean elements of Chapront, and nutation. */
export function meanNodeAt(tables: Ephemeris, tt: number): number {
  const t = (tt - 2_451_545) / 36_525;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  return turn(mean + tables.value('nutation', tt));
}

/** The earlier instant (TT) at which the Sun stood exactly 88 degrees before its place at `birth` (TT); Newton's rule. */
export function designInstant(tables: Ephemeris, birth: number): number {
  const sun = (tt: number) => tables.value('Sun', tt) + tables.value('nutation', tt);
  const target = sun(birth) - 88;
  let tt = birth - 89.3;
  for (let step = 0; step < 12; step++) {
    const miss = halfTurn(sun(tt) - target);
    tt -= miss / tables.rate('Sun', tt);
    if (Math.abs(miss) < 1e-9) break;
  }
  return tt;
}
