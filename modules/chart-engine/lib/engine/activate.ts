import type { Longitudes } from './ephemeris/sky';
import { GateSet } from './rules/gate-set';
import type { Body, Half } from './rules/names';
import { boundaryDistance, type WheelPosition, wheelPosition } from './rules/wheel';

/** Where one body stands at a known instant; the longitude in degrees. */
export interface SureActivation extends WheelPosition {
  longitude: number;
}

/** What the activations of one instant or two have in common: their gates, and which of them is nearest to a line boundary. */
export class Tally {
  readonly gates = new GateSet();
  half: Half = 'personality';
  body: Body = 'Sun';
  arcsec = Infinity;
}

function activation(body: Body, longitude: number, half: Half, tally: Tally): SureActivation {
  const { gate, line, color, tone, base } = wheelPosition(longitude);
  tally.gates.add(gate);
  const arcsec = boundaryDistance(longitude);
  if (arcsec < tally.arcsec) {
    tally.half = half;
    tally.body = body;
    tally.arcsec = arcsec;
  }
  return { longitude, gate, line, color, tone, base };
}

/** The thirteen activations of one instant; adds them to the tally as those of a half. */
export function activate(at: Longitudes, half: Half, tally: Tally): Record<Body, SureActivation> {
  return {
    Sun: activation('Sun', at.Sun, half, tally),
    Earth: activation('Earth', at.Earth, half, tally),
    NorthNode: activation('NorthNode', at.NorthNode, half, tally),
    SouthNode: activation('SouthNode', at.SouthNode, half, tally),
    Moon: activation('Moon', at.Moon, half, tally),
    Mercury: activation('Mercury', at.Mercury, half, tally),
    Venus: activation('Venus', at.Venus, half, tally),
    Mars: activation('Mars', at.Mars, half, tally),
    Jupiter: activation('Jupiter', at.Jupiter, half, tally),
    Saturn: activation('Saturn', at.Saturn, half, tally),
    Uranus: activation('Uranus', at.Uranus, half, tally),
    Neptune: activation('Neptune', at.Neptune, half, tally),
    Pluto: activation('Pluto', at.Pluto, half, tally),
  };
}
