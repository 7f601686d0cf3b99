import type { Placement, WesternAstrology } from '../chart';
import { type Longitudes, meanNodeAt, motionsAt, type Tabled } from '../ephemeris/sky';
import type { Ephemeris } from '../ephemeris/tables';
import { SIGNS } from '../rules/names';
import { anglesOf, equalCusps, localSiderealTime, placidusCusps } from './angles';
import { aspectsOf } from './aspects';
import { placementOf, signIndex, signOf } from './placements';

/** One body in the zodiac, with the whole-sign house that it has when `first` (0-11) is the rising sign. */
function placed(place: number, motion: number, first: number): Placement {
  const { longitude, sign, degree, retrograde } = placementOf(place, motion);
  return { longitude, sign, degree, retrograde, wholeSignHouse: ((signIndex(longitude) - first + 12) % 12) + 1 };
}

function placements(at: Longitudes, motion: Record<Tabled, number>, first: number): Record<string, Placement> {
  return {
    Sun: placed(at.Sun, motion.Sun, first),
    Moon: placed(at.Moon, motion.Moon, first),
    Mercury: placed(at.Mercury, motion.Mercury, first),
    Venus: placed(at.Venus, motion.Venus, first),
    Mars: placed(at.Mars, motion.Mars, first),
    Jupiter: placed(at.Jupiter, motion.Jupiter, first),
    Saturn: placed(at.Saturn, motion.Saturn, first),
    Uranus: placed(at.Uranus, motion.Uranus, first),
    Neptune: placed(at.Neptune, motion.Neptune, first),
    Pluto: placed(at.Pluto, motion.Pluto, first),
    NorthNode: placed(at.NorthNode, motion.NorthNode, first),
  };
}

/** The western chart of an instant (Julian days in UT and TT; nutation in degrees) at a place in degrees, north and east positive. */
export function westernChart(
  tables: Ephemeris,
  instant: { ut: number; tt: number; nutation: number; longitudes: Longitudes },
  place: { lat: number; lon: number },
): WesternAstrology {
  const { ut, tt, nutation, longitudes } = instant;
  const obliquity = tables.channels.obliquity.value(tt);
  const armc = localSiderealTime(ut, tt, nutation, obliquity, place.lon);
  const sky = { armc, obliquity, latitude: place.lat };
  const angles = anglesOf(sky);
  const { ascendant, midheaven } = angles;
  const firstHouse = signIndex(ascendant);
  return {
    sun: signOf(longitudes.Sun),
    moon: signOf(longitudes.Moon),
    rising: SIGNS[firstHouse]!,
    ascendant,
    midheaven,
    meanNode: meanNodeAt(tt, nutation),
    planets: placements(longitudes, motionsAt(tables, tt), firstHouse),
    aspects: aspectsOf(longitudes),
    placidusCusps: placidusCusps(sky, angles),
    equalCusps: equalCusps(ascendant),
  };
}
