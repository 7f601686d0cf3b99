import type { Placement, WesternAstrology } from '../chart';
import { type Longitudes, meanNodeAt } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { SIGNS } from '../rules/names';
import { anglesOf, equalCusps, localSiderealTime, placidusCusps } from './angles';
import { aspectsOf } from './aspects';
import { PLACED, placementOf, signIndex, signOf } from './placements';

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
    const { longitude, sign, degree, retrograde } = placementOf(tables, tt, body, longitudes);
    const wholeSignHouse = ((signIndex(longitude) - firstHouse + 12) % 12) + 1;
    planets[body] = { longitude, sign, degree, retrograde, wholeSignHouse };
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
    equalCusps: equalCusps(ascendant),
  };
}
