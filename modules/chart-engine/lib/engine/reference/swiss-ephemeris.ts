import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { halfTurn, type Longitudes, turn } from '../ephemeris/sky';
import { julianDay } from '../time/julian';
import { chartOfSkies, type Rival } from './rival';

/** Numbers of the bodies and flags by the public documentation of Swiss Ephemeris. */
const BODY = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  NorthNode: 11,
} as const;
const TABLED = Object.keys(BODY) as (keyof typeof BODY)[];
const [FROM_FILES, BUILT_IN, WITH_SPEED] = [2, 4, 256];

/** The three calls that a chart needs. */
interface Bindings {
  setFiles(folder: string): void;
  /** Longitude and daily motion in degrees; throws where the calculation is not by `source`. */
  calc(julianDay: number, body: number, source: number, speed: number): readonly [longitude: number, motion: number];
  houses(julianDay: number, latitude: number, longitude: number): void;
}

const failed = (why: string | undefined) =>
  new Error(`Swiss Ephemeris cannot reckon as asked: ${why ?? 'no reason given'}`);

/** What of the npm package `sweph` is used. */
interface Sweph {
  set_ephe_path(folder: string): void;
  calc_ut(julianDay: number, body: number, flags: number): { flag: number; error: string; data: number[] };
  houses(julianDay: number, latitude: number, longitude: number, system: string): unknown;
}

const bySweph = (sweph: Sweph): Bindings => ({
  setFiles: (folder) => sweph.set_ephe_path(folder),
  calc(jd, body, source, speed) {
    const { flag, error, data } = sweph.calc_ut(jd, body, source | speed);
    if (flag < 0 || (flag & source) === 0) throw failed(error);
    return [data[0]!, data[3]!];
  },
  houses: (jd, latitude, longitude) => sweph.houses(jd, latitude, longitude, 'P'),
});

/** What of the npm package `swisseph` is used. */
interface Swisseph {
  swe_set_ephe_path(folder: string): void;
  swe_calc_ut(
    julianDay: number,
    body: number,
    flags: number,
  ): { error?: string; rflag: number; longitude: number; longitudeSpeed: number };
  swe_houses(julianDay: number, latitude: number, longitude: number, system: string): unknown;
}

const bySwisseph = (swisseph: Swisseph): Bindings => ({
  setFiles: (folder) => swisseph.swe_set_ephe_path(folder),
  calc(jd, body, source, speed) {
    const { error, rflag, longitude, longitudeSpeed } = swisseph.swe_calc_ut(jd, body, source | speed);
    if (longitude === undefined || (rflag & source) === 0) throw failed(error);
    return [longitude, longitudeSpeed];
  },
  houses: (jd, latitude, longitude) => swisseph.swe_houses(jd, latitude, longitude, 'P'),
});

const has = <T>(found: unknown, ...names: (keyof T & string)[]): found is T =>
  typeof found === 'object' &&
  found !== null &&
  names.every((name) => typeof (found as Record<string, unknown>)[name] === 'function');

function load(path: string): Bindings {
  let found: unknown;
  try {
    found = createRequire(import.meta.url)(resolve(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new Error(`SWISS_EPHEMERIS_BINDINGS names ${path}, which cannot be loaded: ${why}`, { cause });
  }
  if (has<Sweph>(found, 'set_ephe_path', 'calc_ut', 'houses')) return bySweph(found);
  if (has<Swisseph>(found, 'swe_set_ephe_path', 'swe_calc_ut', 'swe_houses')) return bySwisseph(found);
  throw new Error(`SWISS_EPHEMERIS_BINDINGS names ${path}, which has the functions of neither sweph nor swisseph`);
}

/**
 * Bindings that whoever runs the bench has installed somewhere else: `path` is the folder of the package, `files` that of its `.se1`
 * files, without which it calculates by its built-in series. They are under the AGPL, so that nothing of them may become part of the project.
 * Throws an Error that says which of the two is wrong.
 */
export function swissEphemeris(path: string, files: string | undefined): Rival {
  const bindings = load(path);
  if (files !== undefined && !existsSync(files))
    throw new Error(`SWISS_EPHEMERIS_FILES names ${files}, which is not there`);
  if (files !== undefined) bindings.setFiles(files);
  const source = files === undefined ? BUILT_IN : FROM_FILES;

  const skyOf = (jd: number, speed: number): Longitudes => {
    const out = {} as Longitudes;
    for (const name of TABLED) out[name] = bindings.calc(jd, BODY[name], source, speed)[0];
    out.Earth = turn(out.Sun + 180);
    out.SouthNode = turn(out.NorthNode + 180);
    return out;
  };
  /** As ours: Newton's rule on the Sun, from the same start to the same precision. */
  const designOf = (birth: number, sun: number): number => {
    let jd = birth - 89.3;
    for (let step = 0; step < 12; step++) {
      const [longitude, motion] = bindings.calc(jd, BODY.Sun, source, WITH_SPEED);
      const miss = halfTurn(longitude - (sun - 88));
      jd -= miss / motion;
      if (Math.abs(miss) < 1e-9) break;
    }
    return jd;
  };
  return {
    name: `Swiss Ephemeris by native bindings (${files === undefined ? 'built-in series' : '.se1 files'})`,
    does: 'activations, design instant, houses and bodygraph',
    chart(ms, { lat, lon }) {
      const jd = julianDay(ms);
      // Only the chart of the birth says what is retrograde.
      const birth = skyOf(jd, WITH_SPEED);
      const design = skyOf(designOf(jd, birth.Sun), 0);
      bindings.houses(jd, lat, lon);
      return chartOfSkies(birth, design);
    },
  };
}
