import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type COLUMNS, columnsStart, FORMAT, HEAD_BYTES, PLACES_FILE, type PlacesMeta } from './format';

/** The index in memory: one buffer, and views of its columns. */
export interface PlacesIndex extends Omit<PlacesMeta, 'columns'> {
  readonly ids: Uint32Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly populations: Uint32Array;
  readonly weights: Uint32Array;
  readonly names: Uint32Array;
  readonly zoneOf: Uint16Array;
  readonly countryOf: Uint16Array;
  readonly regionOf: Uint16Array;
  readonly districtOf: Uint16Array;
  readonly byId: Uint32Array;
  readonly keys: Uint32Array;
  readonly keyPlaces: Uint32Array;
  readonly keyText: Buffer;
  readonly nameText: Buffer;
}

const unreadable = (path: string, cause: Error): Error =>
  new Error(`The index of places (${path}) cannot be read: ${cause.message}. npm run build makes it.`);

const readBytes = (path: string, most: number): ArrayBuffer => {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const bytes = new Uint8Array(Math.min(most, fstatSync(file).size));
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) throw new Error('the file ended early');
      at += read;
    }
    return bytes.buffer;
  } catch (error) {
    throw unreadable(path, error as Error);
  } finally {
    if (file !== null) closeSync(file);
  }
};

/** The first bytes as text; throws when they are of another format. */
const headOf = (start: ArrayBuffer, path: string): string => {
  const head = Buffer.from(start, 0, Math.min(HEAD_BYTES, start.byteLength)).toString('latin1');
  if (!head.startsWith(`${FORMAT} `)) throw new Error(`${path} is of another format. npm run build makes it again.`);
  return head;
};

const openIndex = (whole: ArrayBuffer, path: string): PlacesIndex => {
  const head = headOf(whole, path);
  const metaBytes = Number(head.trimEnd().split(' ').at(-1));
  const { columns, ...meta } = JSON.parse(Buffer.from(whole, HEAD_BYTES, metaBytes).toString()) as PlacesMeta;
  const start = columnsStart(metaBytes);
  type Make<T> = new (buffer: ArrayBuffer, at: number, length: number) => T;
  const view = <T>(make: Make<T>, name: keyof typeof COLUMNS): T => {
    const [at, length] = columns[name];
    return new make(whole, start + at, length);
  };
  const text = (name: 'keyText' | 'nameText') => Buffer.from(whole, start + columns[name][0], columns[name][1]);
  return {
    ...meta,
    ids: view(Uint32Array, 'ids'),
    latitudes: view(Int32Array, 'latitudes'),
    longitudes: view(Int32Array, 'longitudes'),
    populations: view(Uint32Array, 'populations'),
    weights: view(Uint32Array, 'weights'),
    names: view(Uint32Array, 'names'),
    zoneOf: view(Uint16Array, 'zones'),
    countryOf: view(Uint16Array, 'countries'),
    regionOf: view(Uint16Array, 'regions'),
    districtOf: view(Uint16Array, 'districts'),
    byId: view(Uint32Array, 'byId'),
    keys: view(Uint32Array, 'keys'),
    keyPlaces: view(Uint32Array, 'keyPlaces'),
    keyText: text('keyText'),
    nameText: text('nameText'),
  };
};

/** Loads the index that the build made: 25 MB in some milliseconds. Throws when it is missing or of another format. */
export const readIndex = (path: string = PLACES_FILE): PlacesIndex =>
  openIndex(readBytes(path, Number.POSITIVE_INFINITY), path);

/** Throws when the index is missing or of another format, without loading it. */
export const checkIndex = (path: string = PLACES_FILE): void => void headOf(readBytes(path, HEAD_BYTES), path);
