import type { Chart } from '#modules/chart-engine/public';
import { drawnCusps, type HouseSystem, houseOf } from '#modules/chart-engine/public';
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

type Known<T> = { readonly [K in keyof T]: T[K] | null };
type Planets = Readonly<Record<string, Known<Pick<WheelPlanet, 'longitude' | 'degree' | 'sign' | 'retrograde'>>>>;

/** The sky of another moment as the wheel lays it around a chart. */
export interface WheelSky {
  readonly planets: Readonly<Record<string, { longitude: number; sign: string; degree: number; retrograde: boolean }>>;
  /** From a planet of this sky to a point of the chart: a planet, the node, Ascendant or Midheaven; degrees. */
  readonly aspects: readonly { transit: string; natal: string; type: string; orb: number; applying: boolean }[];
}

/**
 * The planets (of a chart, or of a sky that passes it) that can be drawn, in the order of the zodiac, with the house of the chart in
 * which they stand. Without a time a planet that keeps its sign all day has no degree; it is then left to the table.
 */
export const placedPlanets = (
  planets: Planets,
  western: Chart['westernAstrology'],
  system: HouseSystem = 'whole',
): WheelPlanet[] => {
  const cusps = drawnCusps(western, system);
  return Object.entries(planets)
    .flatMap(([name, { longitude, degree, sign, retrograde }]) => {
      if (longitude === null || degree === null || sign === null) return [];
      const house = cusps && houseOf(cusps, longitude);
      return { name: name as Body, longitude, degree, sign, house, retrograde: retrograde === true };
    })
    .sort((one, other) => one.longitude - other.longitude);
};
