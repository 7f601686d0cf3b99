import { createHash } from 'node:crypto';
import { EphemerisError } from '../errors';
import { CHANNELS, type Channel, type FileHeader, FORMAT_VERSION, MAGIC, QUANTUM_DEGREES } from './format';

/** One quantity over time, by Julian day in TT. */
export interface ChannelTable {
  /** Degrees, not reduced to a turn. */
  value(jd: number): number;
  /** Degrees a day. */
  rate(jd: number): number;
}

/** Opened tables: values in degrees and their daily rates, for Julian days in TT within [start, end). */
export interface Ephemeris {
  id: string;
  start: number;
  end: number;
  /** The tables by name, for who needs many of them at one instant. */
  channels: Readonly<Record<Channel, ChannelTable>>;
  /** Degrees, not reduced to a turn. */
  value(channel: Channel, jd: number): number;
  /** Degrees a day. */
  rate(channel: Channel, jd: number): number;
}

/** One table of piecewise Chebyshev polynomials over evenly long pieces, some of them halved several times. */
class Table implements ChannelTable {
  constructor(
    private readonly start: number,
    private readonly days: number,
    private readonly count: number,
    private readonly index: Int32Array,
    private readonly data: Int32Array,
  ) {
    this.perDay = 1 / days;
  }

  /** Pieces a day; exact, since a piece is a power of two of days. */
  private readonly perDay: number;
  private base = 0;
  private x = 0;
  private length = 0;

  private seek(jd: number) {
    const position = (jd - this.start) * this.perDay;
    // The bitwise or rounds down where it matters, and leaves integers.
    const piece = Math.min(this.index.length - 2, Math.max(0, position | 0));
    const first = this.index[piece]!;
    const leaves = this.index[piece + 1]! - first;
    const within = (position - piece) * leaves;
    const leaf = Math.min(leaves - 1, Math.max(0, within | 0));
    this.base = (first + leaf) * this.count;
    this.x = 2 * (within - leaf) - 1;
    this.length = this.days / leaves;
  }

  /** Clenshaw's sum. */
  value(jd: number): number {
    this.seek(jd);
    const { data, base, x } = this;
    const twice = 2 * x;
    let b0 = 0;
    let b1 = 0;
    for (let j = base + this.count - 1; j > base; j--) {
      const next = data[j]! + twice * b0 - b1;
      b1 = b0;
      b0 = next;
    }
    return (data[base]! + x * b0 - b1) * QUANTUM_DEGREES;
  }

  /** The derivative: T'_j = j U_(j-1), U by its recurrence. */
  rate(jd: number): number {
    this.seek(jd);
    const { data, base, x } = this;
    const twice = 2 * x;
    let before = 0;
    let now = 1;
    let total = 0;
    for (let j = 1; j < this.count; j++) {
      total += j * data[base + j]! * now;
      const next = twice * now - before;
      before = now;
      now = next;
    }
    return (total * QUANTUM_DEGREES * 2) / this.length;
  }
}

/** Opens the bytes of `ephemeris.bin`; throws an EphemerisError when they are not those that the builder wrote. */
export function openEphemeris(bytes: Uint8Array): Ephemeris {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 16 || buffer.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new EphemerisError('the ephemeris file is not one of ours');
  }
  const bodyStart = MAGIC.length + 4 + buffer.readUInt32LE(MAGIC.length);
  let header: FileHeader;
  try {
    header = JSON.parse(buffer.toString('utf8', MAGIC.length + 4, bodyStart)) as FileHeader;
  } catch (cause) {
    throw new EphemerisError('the ephemeris file has a damaged header', { cause });
  }
  const body = buffer.subarray(bodyStart);
  if (header.version !== FORMAT_VERSION) throw new EphemerisError(`ephemeris format ${header.version} is not known`);
  if (createHash('sha256').update(body).digest('hex') !== header.sha256) {
    throw new EphemerisError('the ephemeris file is damaged: its checksum does not match');
  }
  // A view where the bytes are aligned (a file read whole), a copy where they are not.
  const words =
    body.byteOffset % 4 === 0
      ? new Int32Array(body.buffer, body.byteOffset, header.words)
      : new Int32Array(new Uint8Array(body).buffer, 0, header.words);
  const tables = {} as Record<Channel, Table>;
  for (const { name, days, count, index, data, leaves } of header.channels) {
    tables[name] = new Table(
      header.start,
      days,
      count,
      words.subarray(index, data),
      words.subarray(data, data + leaves * count),
    );
  }
  const missing = CHANNELS.find((name) => !tables[name]);
  if (missing) throw new EphemerisError(`the ephemeris file lacks ${missing}`);
  return {
    id: header.id,
    start: header.start,
    end: header.end,
    channels: tables,
    value: (channel, jd) => tables[channel].value(jd),
    rate: (channel, jd) => tables[channel].rate(jd),
  };
}
