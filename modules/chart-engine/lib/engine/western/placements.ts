import { PLANETS, SIGNS } from '../rules/names';

/** The bodies that stand in the zodiac, in the order in which they are listed. */
export const PLACED = [...PLANETS, 'NorthNode'] as const;
export type Placed = (typeof PLACED)[number];

/** Number of the sign (0-11) of a longitude in degrees within [0, 360). */
export const signIndex = (longitude: number): number => ((longitude / 30) | 0) % 12;

/** The sign of a longitude in degrees. */
export const signOf = (longitude: number): string => SIGNS[signIndex(longitude)]!;

/** One body in the zodiac at a known instant; `degree` counts within the sign. */
export interface SurePlacement {
  longitude: number;
  sign: string;
  degree: number;
  retrograde: boolean;
}

/** A longitude in degrees within [0, 360) in the zodiac, with its daily motion. */
export function placementOf(longitude: number, motion: number): SurePlacement {
  const sign = signIndex(longitude);
  return { longitude, sign: SIGNS[sign]!, degree: longitude - 30 * sign, retrograde: motion < 0 };
}
