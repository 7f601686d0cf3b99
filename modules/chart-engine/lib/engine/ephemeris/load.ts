import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EphemerisError } from '../errors';
import { type Ephemeris, openEphemeris } from './tables';

let opened: Ephemeris | undefined;
let chosen: string | undefined;

/** Names the ephemeris file for hosts that move it (a bundle); without it the engine looks next to its source. */
export function useEphemerisFile(path: string): void {
  if (path !== chosen) opened = undefined;
  chosen = path;
}

function findFile(): string {
  if (chosen) return chosen;
  const inProject = join('modules', 'chart-engine', 'lib', 'engine', 'data', 'ephemeris.bin');
  const candidates = [fileURLToPath(new URL('../data/ephemeris.bin', import.meta.url)), join(process.cwd(), inProject)];
  // A bundle lies somewhere below the project: climb from it.
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    candidates.push(join(folder, inProject));
  }
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new EphemerisError(`the ephemeris file is missing (looked for ${candidates[0]})`);
  return found;
}

/** The engine's tables, read and verified at the first call and kept. */
export function ephemeris(): Ephemeris {
  opened ??= openEphemeris(readFileSync(findFile()));
  return opened;
}
