import { FROM_MERCURY } from '../rules/names';

/** What opens the table file, and how it is laid out: magic, header length, JSON header, padding to 8 bytes, 32-bit integers. */
export const MAGIC = 'CHARTEPH';
export const FORMAT_VERSION = 1;

/** Julian days (TT) that the tables span: 1899-07-30 to 2051-02-23. */
export const TABLE_START = 2_414_864;
export const TABLE_END = 2_470_224;

/** One unit of a stored coefficient: a turn has 2^32 of them (0.0003 arcseconds). */
export const QUANTUM_DEGREES = 360 / 2 ** 32;

/** Tables in the file: longitudes from the mean equinox of date, then nutation in longitude and the true obliquity. */
export const CHANNELS = ['Sun', 'Moon', 'NorthNode', ...FROM_MERCURY, 'nutation', 'obliquity'] as const;

/** Name of one table. */
export type Channel = (typeof CHANNELS)[number];

/** Layout of one table: base pieces of `days` with `count` coefficients a leaf; offsets are in 32-bit words after the header. */
export interface ChannelHeader {
  name: Channel;
  days: number;
  count: number;
  /** First word of the piece index: number of the first leaf of each base piece, and the total at the end. */
  index: number;
  /** First word of the coefficients. */
  data: number;
  leaves: number;
}

/** The file's JSON header; `sha256` is that of the words. */
export interface FileHeader {
  version: number;
  id: string;
  start: number;
  end: number;
  words: number;
  sha256: string;
  channels: ChannelHeader[];
}
