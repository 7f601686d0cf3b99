import type { Aspect } from '../chart';
import type { Longitudes } from '../ephemeris/sky';
import { PLANETS } from '../rules/names';

/** Aspects by their angle, and the orb we allow each: a convention of this product. */
const ASPECTS: readonly (readonly [type: Aspect['type'], angle: number, orb: number])[] = [
  ['conjunction', 0, 8],
  ['opposition', 180, 8],
  ['trine', 120, 8],
  ['square', 90, 7],
  ['sextile', 60, 5],
];

/** Aspects among the Sun, Moon and planets, in the order of the bodies; degrees. */
export function aspectsOf(longitudes: Longitudes): Aspect[] {
  const found: Aspect[] = [];
  for (let i = 0; i < PLANETS.length; i++) {
    for (let j = i + 1; j < PLANETS.length; j++) {
      const [a, b] = [PLANETS[i]!, PLANETS[j]!];
      const apart = Math.abs(longitudes[a] - longitudes[b]);
      const distance = apart > 180 ? 360 - apart : apart;
      for (const [type, angle, allowed] of ASPECTS) {
        const orb = Math.abs(distance - angle);
        if (orb > allowed) continue;
        found.push({ a, b, type, orb });
        break;
      }
    }
  }
  return found;
}
