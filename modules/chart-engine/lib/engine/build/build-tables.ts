/**
 * Builds `data/ephemeris.bin`, the only astronomy the engine reads at run time: `npx tsx modules/chart-engine/lib/engine/build/build-tables.ts`.
 * About three minutes: two processes sample ELP/MPP02 over 151 years (kept in the system's temporary folder and reused), the
 * solar system is integrated from DE441 states, apparent longitudes are fitted. Same sources, same bytes: with `--check` nothing is
 * written, and the file must be the one that is there already.
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANNELS, type Channel } from '../ephemeris/format';
import { fitChannel } from './fit';
import { packTables } from './pack';
import { apparentSky } from './theory/apparent';
import { meanObliquity, nutation } from './theory/frame';
import { loadMoon } from './theory/moon';
import { MOON_SEGMENTS, SAMPLE_END, SAMPLE_START } from './theory/moon-grid';
import { integrateSolarSystem } from './theory/nbody';

const PROCESSES = 2;
const work = join(tmpdir(), 'chart-ephemeris');

/** Samples one stretch of the lunar theory in a process of its own; a finished file is taken as it is. */
function sampleMoon(part: number): Promise<string> {
  const file = join(work, `moon-${part}-of-${PROCESSES}.f64`);
  if (existsSync(file)) return Promise.resolve(file);
  const [first, end] = [part, part + 1].map((k) => Math.round((MOON_SEGMENTS * k) / PROCESSES));
  const script = fileURLToPath(new URL('./theory/moon-samples.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, String(first), String(end), `${file}.part`], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`sampling the Moon failed with code ${code}`));
      renameSync(`${file}.part`, file);
      resolve(file);
    });
  });
}

/** Days of a base piece and coefficients of a leaf: found by trial as the cheapest that seldom needs halving. */
const LAYOUT: Record<Channel, readonly [days: number, count: number]> = {
  Sun: [16, 10],
  Moon: [8, 13],
  NorthNode: [8, 12],
  Mercury: [8, 10],
  Venus: [16, 10],
  Mars: [16, 10],
  Jupiter: [16, 9],
  Saturn: [16, 9],
  Uranus: [16, 9],
  Neptune: [16, 9],
  Pluto: [16, 9],
  nutation: [16, 11],
  obliquity: [16, 11],
};

async function main() {
  mkdirSync(work, { recursive: true });
  const moon = loadMoon(await Promise.all(Array.from({ length: PROCESSES }, (_, part) => sampleMoon(part))));
  const sky = apparentSky(integrateSolarSystem(moon, SAMPLE_START, SAMPLE_END), moon);
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  const value = (channel: Channel) => {
    if (channel === 'Moon') return sky.moon;
    if (channel === 'NorthNode') return sky.node;
    if (channel === 'nutation') return (jd: number) => degrees(nutation(jd).longitude);
    if (channel === 'obliquity') return (jd: number) => degrees(meanObliquity(jd) + nutation(jd).obliquity);
    return (jd: number) => sky.planet(channel, jd);
  };
  const fitted = CHANNELS.map((name) => {
    const [days, count] = LAYOUT[name];
    const channel = fitChannel(value(name), days, count);
    const split = channel.leaves.filter((leaves) => leaves > 1).length;
    console.log(
      `${name}: ${channel.coefficients.length} words, ${split} pieces halved, worst ${channel.worst.toFixed(4)}"`,
    );
    return { name, days, count, ...channel };
  });
  const file = fileURLToPath(new URL('../data/ephemeris.bin', import.meta.url));
  const bytes = packTables(fitted);
  const same = existsSync(file) && readFileSync(file).equals(bytes);
  console.log(`${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`);
  if (!process.argv.includes('--check')) writeFileSync(file, bytes);
  else if (!same) throw new Error(`${file} is not what its sources give`);
  console.log(same ? 'the same as before' : `written to ${file}`);
}

await main();
