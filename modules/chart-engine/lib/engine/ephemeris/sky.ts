import type { Body } from '../rules/names';
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

/** The bodies that have a table of their own; the others stand opposite. */
export type Tabled = Exclude<Body, 'Earth' | 'SouthNode'>;

/**
 * Where the thirteen bodies stand, with the nutation where it is already known (degrees). Written out, since an object that is filled key
 * by key takes several times as long.
 */
export function longitudesAt(
  { channels }: Ephemeris,
  tt: number,
  nutation: number = channels.nutation.value(tt),
): Longitudes {
  const sun = turn(channels.Sun.value(tt) + nutation);
  const node = turn(channels.NorthNode.value(tt) + nutation);
  return {
    Sun: sun,
    Earth: turn(sun + 180),
    NorthNode: node,
    SouthNode: turn(node + 180),
    Moon: turn(channels.Moon.value(tt) + nutation),
    Mercury: turn(channels.Mercury.value(tt) + nutation),
    Venus: turn(channels.Venus.value(tt) + nutation),
    Mars: turn(channels.Mars.value(tt) + nutation),
    Jupiter: turn(channels.Jupiter.value(tt) + nutation),
    Saturn: turn(channels.Saturn.value(tt) + nutation),
    Uranus: turn(channels.Uranus.value(tt) + nutation),
    Neptune: turn(channels.Neptune.value(tt) + nutation),
    Pluto: turn(channels.Pluto.value(tt) + nutation),
  };
}

/** Daily motion in degrees of a body that has its own table. */
export function motionAt(tables: Ephemeris, body: Tabled, tt: number): number {
  return tables.rate(body, tt) + tables.rate('nutation', tt);
}

/** Daily motions in degrees of all bodies that have their own tables. */
export function motionsAt({ channels }: Ephemeris, tt: number): Record<Tabled, number> {
  const nutation = channels.nutation.rate(tt);
  return {
    Sun: channels.Sun.rate(tt) + nutation,
    Moon: channels.Moon.rate(tt) + nutation,
    Mercury: channels.Mercury.rate(tt) + nutation,
    Venus: channels.Venus.rate(tt) + nutation,
    Mars: channels.Mars.rate(tt) + nutation,
    Jupiter: channels.Jupiter.rate(tt) + nutation,
    Saturn: channels.Saturn.rate(tt) + nutation,
    Uranus: channels.Uranus.rate(tt) + nutation,
    Neptune: channels.Neptune.rate(tt) + nutation,
    Pluto: channels.Pluto.rate(tt) + nutation,
    NorthNode: channels.NorthNode.rate(tt) + nutation,
  };
}

/** Apparent longitude of the Moon's mean node: mean elements of Chapront, and nutation (degrees). */
export function meanNodeAt(tt: number, nutation: number): number {
  const t = (tt - 2_451_545) / 36_525;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  return turn(mean + nutation);
}

/** The earlier instant (TT) at which the Sun stood exactly 88 degrees before its place at `birth` (TT); Newton's rule. */
export function designInstant({ channels: { Sun, nutation } }: Ephemeris, birth: number): number {
  const target = Sun.value(birth) + nutation.value(birth) - 88;
  let tt = birth - 89.3;
  for (let step = 0; step < 12; step++) {
    const miss = halfTurn(Sun.value(tt) + nutation.value(tt) - target);
    tt -= miss / Sun.rate(tt);
    if (Math.abs(miss) < 1e-9) break;
  }
  return tt;
}
