import type { Chart } from '../../engine/chart';
import type { Body } from '../bodygraph/chart';
import { cuspsOf, type HouseSystem, houseOf } from './houses';

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

type Western = Chart['westernAstrology'];

/**
 * The planets that can be drawn, in the order of the zodiac. Without a time a planet that keeps its sign all day has no degree; it
 * is then left to the table.
 */
export const placedPlanets = (western: Western, system: HouseSystem = 'whole'): WheelPlanet[] => {
  const cusps = cuspsOf(western, system) ?? cuspsOf(western, 'whole');
  return Object.entries(western.planets)
    .flatMap(([name, { longitude, degree, sign, retrograde }]): WheelPlanet[] =>
      longitude === null || degree === null || sign === null
        ? []
        : [
            {
              name: name as Body,
              longitude,
              degree,
              sign,
              house: cusps && houseOf(cusps, longitude),
              retrograde: retrograde === true,
            },
          ],
    )
    .sort(byLongitude);
};

/** The sky of another moment as the wheel lays it around a chart. */
export interface WheelSky {
  readonly planets: Readonly<Record<string, { longitude: number; sign: string; degree: number; retrograde: boolean }>>;
  /** From a planet of this sky to a point of the chart: a planet, the node, Ascendant or Midheaven; degrees. */
  readonly aspects: readonly { transit: string; natal: string; type: string; orb: number; applying: boolean }[];
}

/** The planets of such a sky in the order of the zodiac, with the house of the chart that they pass. */
export const passingPlanets = (sky: WheelSky, western: Western, system: HouseSystem = 'whole'): WheelPlanet[] => {
  const cusps = cuspsOf(western, system) ?? cuspsOf(western, 'whole');
  return Object.entries(sky.planets)
    .map(([name, planet]) => ({ name: name as Body, ...planet, house: cusps && houseOf(cusps, planet.longitude) }))
    .sort(byLongitude);
};

function byLongitude(one: WheelPlanet, other: WheelPlanet): number {
  return one.longitude - other.longitude;
}
