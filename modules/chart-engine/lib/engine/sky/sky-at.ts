import { activate, type SureActivation, Tally } from '../activate';
import { ephemeris } from '../ephemeris/load';
import { longitudesAt, motionsAt } from '../ephemeris/sky';
import type { Body } from '../rules/names';
import { julianDay, toTerrestrial } from '../time/julian';
import { PLACED, type Placed, placementOf, type SurePlacement } from '../western/placements';
import { checkInstant } from './instant';

/** The sky at an instant, without a birth and without a place. */
export interface Sky {
  /** ISO 8601 in UTC. */
  at: string;
  activations: Record<Body, SureActivation>;
  /** Active gates, ascending. */
  gates: number[];
  planets: Record<Placed, SurePlacement>;
  /** Degrees a day, negative while retrograde. */
  motion: Record<Placed, number>;
}

/** The sky at a Unix time in milliseconds; throws a ChartInputError outside the years of the engine. */
export function skyAt(ms: number): Sky {
  checkInstant(ms);
  const tables = ephemeris();
  const tt = toTerrestrial(julianDay(ms));
  const longitudes = longitudesAt(tables, tt);
  const tally = new Tally();
  const activations = activate(longitudes, 'personality', tally);
  const planets = {} as Sky['planets'];
  const motion = motionsAt(tables, tt);
  for (const body of PLACED) planets[body] = placementOf(longitudes[body], motion[body]);
  return {
    at: new Date(ms).toISOString(),
    activations,
    gates: tally.gates.list(),
    planets,
    motion,
  };
}
