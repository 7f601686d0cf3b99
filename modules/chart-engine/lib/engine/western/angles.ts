import { halfTurn, turn } from '../ephemeris/sky';

const RADIAN = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const cos = (degrees: number) => Math.cos(degrees * RADIAN);
const tan = (degrees: number) => Math.tan(degrees * RADIAN);
const arc = (y: number, x: number) => turn(Math.atan2(y, x) / RADIAN);

/** Orientation of the local sky: right ascension of the meridian, true obliquity and latitude, in degrees. */
export interface LocalSky {
  armc: number;
  obliquity: number;
  latitude: number;
}

/** Local apparent sidereal time in degrees: earth rotation angle, IAU 2006 precession, equation of the equinoxes. */
export function localSiderealTime(
  ut: number,
  tt: number,
  nutation: number,
  obliquity: number,
  longitude: number,
): number {
  const days = ut - 2_451_545;
  const rotation = 360 * (days - Math.trunc(days) + 0.779057273264 + 0.00273781191135448 * days);
  const t = (tt - 2_451_545) / 36_525;
  const precession = (0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 - t * 0.000029956)))) / 3600;
  const node = 125.04 - 1934.136 * t;
  return turn(rotation + precession + nutation * cos(obliquity) + (0.00264 * sin(node)) / 3600 + longitude);
}

/** Latitudes nearer to a pole than this are moved off it, where every direction is south. */
const POLE = 90 - 1e-9;

/** Longitudes of ascendant and midheaven in degrees; inside the polar circles the ascendant is the eastern side of the midheaven. */
export function anglesOf({ armc, obliquity, latitude }: LocalSky): { ascendant: number; midheaven: number } {
  const lat = Math.max(-POLE, Math.min(POLE, latitude));
  const midheaven = arc(sin(armc), cos(armc) * cos(obliquity));
  const rising = arc(cos(armc), -(sin(armc) * cos(obliquity) + tan(lat) * sin(obliquity)));
  return { midheaven, ascendant: halfTurn(rising - midheaven) < 0 ? turn(rising + 180) : rising };
}

/** Sine and cosine of the obliquity, and tangent of the latitude. */
interface Tilt {
  sinTilt: number;
  cosTilt: number;
  tanLat: number;
}

/**
 * The Placidus cusp whose hour angle is `share` of its own semi-arc: from the midheaven eastward along the day's arc, or from
 * the lower meridian back along the night's; that meridian in radians. Null where the point never rises or sets.
 */
function placidusCusp({ sinTilt, cosTilt, tanLat }: Tilt, meridian: number, share: number, day: boolean) {
  let ascension = meridian + (day ? share : -share) * (Math.PI / 2);
  for (let i = 0; i < 300; i++) {
    // Declination of the ecliptic point with this right ascension: tan d = sin(ascension) tan(obliquity).
    const reach = (-tanLat * Math.sin(ascension) * sinTilt) / cosTilt;
    if (Math.abs(reach) >= 1) return null;
    const semiArc = Math.acos(reach);
    const next = day ? meridian + share * semiArc : meridian - share * (Math.PI - semiArc);
    const moved = Math.abs(next - ascension);
    ascension = next;
    if (moved < 1e-10) break;
  }
  return arc(Math.sin(ascension), Math.cos(ascension) * cosTilt);
}

/** The twelve Placidus cusps from the ascendant on; null inside the polar circles. */
export function placidusCusps(sky: LocalSky, { ascendant, midheaven } = anglesOf(sky)): number[] | null {
  const { armc, obliquity, latitude } = sky;
  if (Math.abs(latitude) >= 90 - obliquity) return null;
  const tilt = { sinTilt: sin(obliquity), cosTilt: cos(obliquity), tanLat: tan(latitude) };
  const upper = armc * RADIAN;
  const lower = (armc + 180) * RADIAN;
  const c11 = placidusCusp(tilt, upper, 1 / 3, true);
  const c12 = placidusCusp(tilt, upper, 2 / 3, true);
  const c2 = placidusCusp(tilt, lower, 2 / 3, false);
  const c3 = placidusCusp(tilt, lower, 1 / 3, false);
  if (c11 === null || c12 === null || c2 === null || c3 === null) return null;
  const half = [ascendant, c2, c3, turn(midheaven + 180), turn(c11 + 180), turn(c12 + 180)];
  return [...half, ...half.map((cusp) => turn(cusp + 180))];
}

/**
 * The twelve cusps of equal houses, 30 degrees apart from the ascendant on. They exist at every latitude: inside the polar circles
 * they follow the ascendant east of the midheaven, at the poles themselves the one of a point next to them.
 */
export function equalCusps(ascendant: number): number[] {
  const cusps: number[] = [];
  for (let house = 0; house < 12; house++) cusps.push(turn(ascendant + 30 * house));
  return cusps;
}
