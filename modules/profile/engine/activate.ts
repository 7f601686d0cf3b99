import type { Longitudes } from './ephemeris/sky';
import { BODIES, type Body } from './rules/names';
import { type WheelPosition, wheelPosition } from './rules/wheel';

/** Where one body stands at a known instant; the longitude in degrees. */
export interface SureActivation extends WheelPosition {
  longitude: number;
}

/** The thirteen activations of one instant; adds their gates to `gates`. */
export function activate(longitudes: Longitudes, gates: Set<number>): Record<Body, SureActivation> {
  const out = {} as Record<Body, SureActivation>;
  for (const body of BODIES) {
    const longitude = longitudes[body];
    const { gate, line, color, tone, base } = wheelPosition(longitude);
    gates.add(gate);
    out[body] = { longitude, gate, line, color, tone, base };
  }
  return out;
}
