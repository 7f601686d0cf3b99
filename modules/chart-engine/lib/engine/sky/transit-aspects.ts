import type { Aspect } from '../chart';
import { halfTurn } from '../ephemeris/sky';
import { PLANETS } from '../rules/names';
import type { Sky } from './sky-at';

/** Aspects between the sky and a chart, and the orb of each in degrees: a convention of this product, closer than within one chart. */
const ASPECTS: readonly (readonly [type: Aspect['type'], angle: number, orb: number])[] = [
  ['conjunction', 0, 3],
  ['opposition', 180, 3],
  ['trine', 120, 3],
  ['square', 90, 3],
  ['sextile', 60, 2],
];

/** An aspect of a body of the sky to a place of a chart; `applying` while it grows more exact. */
export interface TransitAspect {
  transit: string;
  natal: string;
  type: Aspect['type'];
  /** Degrees from exact. */
  orb: number;
  applying: boolean;
}

/** Aspects of the Sun, Moon and planets of a sky to natal places (longitudes in degrees by name), closest first. */
export function transitAspects(
  sky: Pick<Sky, 'planets' | 'motion'>,
  natal: Readonly<Record<string, number>>,
): TransitAspect[] {
  const found: TransitAspect[] = [];
  for (const transit of PLANETS) {
    for (const [name, longitude] of Object.entries(natal)) {
      const ahead = halfTurn(sky.planets[transit].longitude - longitude);
      const distance = Math.abs(ahead);
      const aspect = ASPECTS.find(([, angle, orb]) => Math.abs(distance - angle) <= orb);
      if (!aspect) continue;
      const [type, angle] = aspect;
      // The distance grows when the body moves away in the direction in which it already stands.
      const growing = ahead < 0 ? -sky.motion[transit] : sky.motion[transit];
      const beyond = distance - angle;
      found.push({ transit, natal: name, type, orb: Math.abs(beyond), applying: beyond * growing < 0 });
    }
  }
  return found.sort((a, b) => a.orb - b.orb);
}
