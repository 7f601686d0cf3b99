import type { Aspect } from '../chart';
import type { Longitudes } from '../ephemeris/sky';
import { PLANETS } from '../rules/names';

/**
 * Aspects by their angle in twelfths of a turn, and the orb we allow each: a convention of this product. No orb reaches half a twelfth,
 * so that only the aspect at the nearest twelfth can hold.
 */
const ASPECTS: readonly (readonly [type: Aspect['type'], orb: number] | null)[] = [
  ['conjunction', 8],
  null,
  ['sextile', 5],
  ['square', 7],
  ['trine', 8],
  null,
  ['opposition', 8],
];

/** Aspects among the Sun, Moon and planets, in the order of the bodies; degrees. */
export function aspectsOf(at: Longitudes): Aspect[] {
  // In the order of PLANETS.
  const places = [
    at.Sun,
    at.Moon,
    at.Mercury,
    at.Venus,
    at.Mars,
    at.Jupiter,
    at.Saturn,
    at.Uranus,
    at.Neptune,
    at.Pluto,
  ];
  const found: Aspect[] = [];
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const apart = Math.abs(places[i]! - places[j]!);
      const distance = apart > 180 ? 360 - apart : apart;
      const twelfth = (distance / 30 + 0.5) | 0;
      const aspect = ASPECTS[twelfth];
      if (!aspect) continue;
      const orb = Math.abs(distance - 30 * twelfth);
      if (orb <= aspect[1]) found.push({ a: PLANETS[i]!, b: PLANETS[j]!, type: aspect[0], orb });
    }
  }
  return found;
}
