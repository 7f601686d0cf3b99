import type { Chart } from '../../engine/chart';
import type { Body } from '../bodygraph/chart';

/** A planet whose place is known. */
export interface WheelPlanet {
  readonly name: Body;
  /** Degrees of the zodiac. */
  readonly longitude: number;
  /** Degrees within the sign. */
  readonly degree: number;
  readonly sign: string;
  readonly house: number | null;
  readonly retrograde: boolean;
}

/**
 * The planets that can be drawn, in the order of the zodiac. Without a time a planet that keeps its sign all day has no degree; it
 * is then left to the table.
 */
export const placedPlanets = (western: Chart['westernAstrology']): WheelPlanet[] =>
  Object.entries(western.planets)
    .flatMap(([name, { longitude, degree, sign, wholeSignHouse, retrograde }]): WheelPlanet[] =>
      longitude === null || degree === null || sign === null
        ? []
        : [{ name: name as Body, longitude, degree, sign, house: wholeSignHouse, retrograde: retrograde === true }],
    )
    .sort((one, other) => one.longitude - other.longitude);
