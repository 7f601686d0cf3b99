import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { descriptorName, type ReleaseFolder, readRelease } from './release-files';
import { ReleaseProblem } from './release-problem';

/** Bytes of all files of an archive, which are kept in memory. */
const mostBytes = 64 * 1024 * 1024;
/** Files and folders; `module.json` lists fewer. */
const mostEntries = 6000;

const unusable = (reason: string, cause?: unknown): ReleaseProblem =>
  new ReleaseProblem(`The archive cannot be used: ${reason}.`, { cause });

/** Runs what reads the archive. Whatever the library refuses is the archive's fault: a name with `../`, sizes that are not so. */
const refusing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof ReleaseProblem ? error : unusable((error as Error).message.replace(/\.$/, ''), error);
  });

const listEntries = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > mostEntries) throw unusable(`it holds ${zip.entryCount} files`);
  const found = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (found.has(entry.fileName)) throw unusable(`it holds ${entry.fileName} twice`);
    found.set(entry.fileName, entry);
  }
  return found;
};

/** The one folder that everything lies in, as packing a folder leaves it, with its slash; empty without one. */
const findTop = (names: readonly string[]): string => {
  if (names.includes(descriptorName)) return '';
  const descriptor = names.find((name) => /^[^/]+\/module\.json$/.test(name));
  if (descriptor === undefined)
    throw unusable('it holds no module.json. Pack the folder that npx hedo-module build has written');
  const top = descriptor.slice(0, -descriptorName.length);
  const outside = names.find((name) => !name.startsWith(top));
  if (outside !== undefined) throw unusable(`${outside} lies outside of ${top}`);
  return top;
};

/**
 * Reads a version from a zip archive. Nothing is written to a disk. A file is unpacked only when it is listed, and to no more bytes than
 * the archive says that it has, of which there is a most.
 */
export const readReleaseArchive = (bytes: Uint8Array): Promise<ReleaseFolder> =>
  refusing(
    (async () => {
      const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      const entries = await listEntries(zip);
      const top = findTop([...entries.keys()]);
      return readRelease({
        names: [...entries.keys()].map((name) => name.slice(top.length)),
        mostBytes,
        read: async (name, most) => {
          const entry = entries.get(top + name);
          if (!entry) throw unusable(`it holds no ${name}`);
          return entry.uncompressedSize > most ? null : buffer(await zip.openReadStreamPromise(entry));
        },
      });
    })(),
  );
