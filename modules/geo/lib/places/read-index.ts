import { open } from 'node:fs/promises';
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

const PIECE = 4 * 1024 * 1024;

/** Reads a file in pieces, so that the event loop keeps running between them. */
const readWhole = async (path: string): Promise<ArrayBuffer> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const whole = new ArrayBuffer(size);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(new Uint8Array(whole, at, Math.min(PIECE, size - at)), { position: at });
      if (bytesRead === 0) throw new Error('the file ended early');
      at += bytesRead;
    }
    return whole;
  } finally {
    await file.close();
  }
};

/** Loads the index that the build made (25 MB). Throws when it is missing or of another format. */
export const readIndex = async (path: string = PLACES_FILE): Promise<PlacesIndex> => {
  const whole = await readWhole(path).catch((cause: Error) => {
    throw new Error(`The index of places (${path}) cannot be read: ${cause.message}. npm run build makes it.`);
  });
  const head = Buffer.from(whole, 0, Math.min(HEAD_BYTES, whole.byteLength)).toString('latin1');
  if (!head.startsWith(`${FORMAT} `)) throw new Error(`${path} is of another format. npm run build makes it again.`);
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
