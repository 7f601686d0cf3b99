import { projectFile } from '#core/server/root';

/** Where the index of places lies; made when the project is built, not kept in git. */
export const PLACES_FILE = projectFile('.cache/places.bin');

/** Changes with the layout, so that a reader refuses a file which it cannot read. */
export const FORMAT = 'hedo-places-1';

/** The file begins with a line of this many bytes: format, sources, length of the JSON that follows. */
export const HEAD_BYTES = 160;

/** Columns of the file; all numbers little-endian, each column starts at a multiple of 8. */
export const COLUMNS = {
  /** Per place, the heaviest first. */
  ids: 'u32',
  latitudes: 'i32',
  longitudes: 'i32',
  populations: 'u32',
  weights: 'u32',
  names: 'u32',
  zones: 'u16',
  countries: 'u16',
  regions: 'u16',
  districts: 'u16',
  /** Places ordered by id. */
  byId: 'u32',
  /** Per search key, in byte order: where it starts in `keyText`, and its place (with PRIMARY set for the place's own name). */
  keys: 'u32',
  keyPlaces: 'u32',
  /** UTF-8, each text ended by a zero byte. */
  keyText: 'u8',
  nameText: 'u8',
} as const;
export type Column = keyof typeof COLUMNS;

/** Marks a key that is the place's own name rather than an alternate one. */
export const PRIMARY = 0x8000_0000;

/** Latitude and longitude are kept in units of 1e-5 degrees, about a metre. */
export const DEGREE = 100_000;

/** A country or first-level region: its name for people, and folded texts that mean it. */
export interface Area {
  readonly name: string;
  readonly words: readonly string[];
}

/** The JSON part of the file. Entry 0 of regions and districts is "none". */
export interface PlacesMeta {
  readonly zones: readonly string[];
  readonly countries: readonly (Area & { readonly code: string })[];
  readonly regions: readonly Area[];
  readonly districts: readonly Area[];
  /** Offset from the start of the columns, and number of elements. */
  readonly columns: Readonly<Record<Column, readonly [number, number]>>;
}

/** First byte of the columns in a file whose JSON part has that many bytes. */
export const columnsStart = (metaBytes: number): number => Math.ceil((HEAD_BYTES + metaBytes) / 8) * 8;
