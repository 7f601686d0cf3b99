import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../contract/server';
import { parseRelease, type Release } from './release-format';
import { ReleaseProblem } from './release-problem';

/** A version, read and checked against what it says of itself. */
export interface ReleaseFolder {
  readonly release: Release;
  readonly descriptor: string;
  readonly signature: string | null;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Where the files of a version lie: a folder, or an archive. */
export interface ReleaseSource {
  /** Of all files, beginning at the folder of `module.json`. */
  readonly names: readonly string[];
  /** Bytes of its files in all. */
  readonly mostBytes: number;
  /** The file; null where it has more than so many bytes. */
  read(name: string, most: number): Promise<Uint8Array | null>;
}

const megabyte = 1024 * 1024;
/** Bytes of a release in all; the host's own pages have a tenth. */
const mostBytes = 200 * megabyte;
const mostDescriptorBytes = 4 * megabyte;
export const descriptorName = 'module.json';
const signatureName = 'module.json.sig';

/** What a key of the storage may be made of. */
const storable = /^[a-z0-9][a-z0-9._-]{0,127}$/i;

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const listFiles = async (folder: string, below = ''): Promise<string[]> => {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isSymbolicLink()) throw new ReleaseProblem(`${name} is a link; a release holds plain files only.`);
    if (entry.isDirectory()) found.push(...(await listFiles(folder, name)));
    else if (entry.isFile()) found.push(name);
    else throw new ReleaseProblem(`${name} is no plain file.`);
  }
  return found;
};

/** `module.json` of a text; throws with what is wrong in it. */
export const parseDescriptor = (text: string): Release => {
  const input = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw new ReleaseProblem('module.json is not JSON.');
    }
  })();
  const parsed = parseRelease(input);
  if ('problem' in parsed) throw new ReleaseProblem(`${parsed.problem}.`);
  return parsed.value;
};

/** Reads a version. Every file is the one that `module.json` lists, and there is no other. */
export const readRelease = async (source: ReleaseSource): Promise<ReleaseFolder> => {
  const readText = async (file: string): Promise<string> => {
    const bytes = await source.read(file, mostDescriptorBytes);
    if (!bytes) throw new ReleaseProblem(`${file} is larger than ${mostDescriptorBytes / megabyte} MB.`);
    return Buffer.from(bytes).toString('utf8');
  };
  const descriptor = await readText(descriptorName);
  const release = parseDescriptor(descriptor);
  const name = `${release.id} ${release.version}`;
  const total = Object.values(release.files).reduce((sum, { size }) => sum + size, 0);
  if (total > source.mostBytes) throw new ReleaseProblem(`${name} is larger than ${source.mostBytes / megabyte} MB.`);
  const present = new Set(source.names.filter((one) => one !== descriptorName && one !== signatureName));
  const unlisted = [...present].find((one) => !Object.hasOwn(release.files, one));
  if (unlisted !== undefined) throw new ReleaseProblem(`${name}: ${unlisted} is not listed in module.json.`);
  const files = new Map<string, Uint8Array>();
  for (const [file, { integrity, size }] of Object.entries(release.files)) {
    if (!file.split('/').every((part) => storable.test(part) && !part.includes('..')))
      throw new ReleaseProblem(`${name}: ${file} is no name for a file. Use letters, digits, dots, dashes.`);
    if (!present.has(file)) throw new ReleaseProblem(`${name}: ${file} is missing.`);
    const bytes = await source.read(file, size);
    if (bytes?.byteLength !== size || integrityOf(bytes) !== integrity)
      throw new ReleaseProblem(`${name}: ${file} is not what module.json says. Build it again.`);
    files.set(file, bytes);
  }
  const isSigned = source.names.includes(signatureName);
  return { release, descriptor, signature: isSigned ? (await readText(signatureName)).trim() : null, files };
};

/** Reads a folder as `npx hedo-module build` writes it. */
export const readReleaseFolder = async (folder: string): Promise<ReleaseFolder> => {
  const isFolder = await lstat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new ReleaseProblem(
      `${folder} is not a folder. Unpack an archive first, or make it a .zip; a release is published as a folder.`,
    );
  const names = await listFiles(folder);
  if (!names.includes(descriptorName))
    throw new ReleaseProblem(`${folder} holds no module.json. Build the module first.`);
  return readRelease({ names, mostBytes, read: (name) => readFile(join(folder, name)) });
};

/** Where the files of a publication are stored. Its id is part of it, so that no publication ever writes over another. */
const keyOf = (release: Pick<Release, 'id' | 'version'>, publication: string, file: string): string =>
  `published/${release.id}/${release.version}/${publication}/${file}`;

/** Stores all files. When one cannot be stored, those before are removed again. */
export const storeFiles = async (
  storage: Storage,
  release: Release,
  publication: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  try {
    for (const [file, bytes] of files) await storage.put(keyOf(release, publication, file), bytes);
  } catch (error) {
    await removeFiles(storage, release, publication).catch(() => undefined);
    throw new ReleaseProblem(
      `${release.id} ${release.version} was not published: its files could not be stored (${(error as Error).message}). Nothing was changed; try again.`,
      { cause: error },
    );
  }
};

export const removeFiles = async (storage: Storage, release: Release, publication: string): Promise<void> => {
  for (const file of Object.keys(release.files)) await storage.remove(keyOf(release, publication, file));
};

/** A file as it was published; throws when the storage has none or another. */
export const readStoredFile = async (
  storage: Storage,
  release: Release,
  publication: string,
  file: string,
): Promise<Uint8Array> => {
  const bytes = await storage.get(keyOf(release, publication, file));
  if (!bytes) throw new Error(`${file} is not in the storage`);
  if (integrityOf(bytes) !== release.files[file]?.integrity) throw new Error(`${file} is not what was published`);
  return bytes;
};
