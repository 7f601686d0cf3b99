import type { Placement, WesternAstrology } from '../chart';
import { type Longitudes, meanNodeAt, motionAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { PLANETS, SIGNS } from '../rules/names';
import { anglesOf, localSiderealTime, placidusCusps } from './angles';
import { aspectsOf } from './aspects';

const PLACED = [...PLANETS, 'NorthNode'] as const;
const signIndex = (longitude: number) => Math.floor(longitude / 30) % 12;

/** The sign of a longitude in degrees. */
export const signOf = (longitude: number): string => SIGNS[signIndex(longitude)]!;

/** The western chart of an instant (Julian days in UT and TT) at a place in degrees, north and east positive. */
export function westernChart(
  tables: Ephemeris,
  instant: { ut: number; tt: number; longitudes: Longitudes },
  place: { lat: number; lon: number },
): WesternAstrology {
  const { ut, tt, longitudes } = instant;
  const obliquity = tables.value('obliquity', tt);
  const armc = localSiderealTime(ut, tt, tables.value('nutation', tt), obliquity, place.lon);
  const sky = { armc, obliquity, latitude: place.lat };
  const { ascendant, midheaven } = anglesOf(sky);
  const firstHouse = signIndex(ascendant);
  const planets: Record<string, Placement> = {};
  for (const body of PLACED) {
    const longitude = longitudes[body];
    const sign = signIndex(longitude);
    planets[body] = {
      longitude,
      sign: SIGNS[sign]!,
      degree: longitude - 30 * sign,
      retrograde: motionAt(tables, body, tt) < 0,
      wholeSignHouse: ((sign - firstHouse + 12) % 12) + 1,
    };
  }
  return {
    sun: signOf(longitudes.Sun),
    moon: signOf(longitudes.Moon),
    rising: SIGNS[firstHouse]!,
    ascendant,
    midheaven,
    meanNode: meanNodeAt(tables, tt),
    planets,
    aspects: aspectsOf(longitudes),
    placidusCusps: placidusCusps(sky),
  };
}
