import { type Longitudes, motionAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { PLANETS, SIGNS } from '../rules/names';

/** The bodies that stand in the zodiac, in the order in which they are listed. */
export const PLACED = [...PLANETS, 'NorthNode'] as const;
export type Placed = (typeof PLACED)[number];

/** Number of the sign (0-11) of a longitude in degrees within [0, 360). */
export const signIndex = (longitude: number): number => Math.floor(longitude / 30) % 12;

/** The sign of a longitude in degrees. */
export const signOf = (longitude: number): string => SIGNS[signIndex(longitude)]!;

/** One body in the zodiac at a known instant; `degree` counts within the sign. */
export interface SurePlacement {
  longitude: number;
  sign: string;
  degree: number;
  retrograde: boolean;
}

/** Where a body stands in the zodiac at a Julian day in TT. */
export function placementOf(tables: Ephemeris, tt: number, body: Placed, longitudes: Longitudes): SurePlacement {
  const longitude = longitudes[body];
  const sign = signIndex(longitude);
  return {
    longitude,
    sign: SIGNS[sign]!,
    degree: longitude - 30 * sign,
    retrograde: motionAt(tables, body, tt) < 0,
  };
}
