import { createHash } from 'node:crypto';
import {
  type Channel,
  type ChannelHeader,
  type FileHeader,
  FORMAT_VERSION,
  MAGIC,
  TABLE_END,
  TABLE_START,
} from '../ephemeris/format';
import type { FittedChannel } from './fit';

/** Names the tables' sources and edition; change it whenever the numbers change. */
const TABLES_ID = 'de441-nbody+vsop87b+elp-mpp02/1';

/** Lays fitted tables out as one file (see ephemeris/format.ts). */
export function packTables(
  fitted: readonly (FittedChannel & { name: Channel; days: number; count: number })[],
): Buffer {
  const words: number[] = [];
  const channels = fitted.map(({ name, days, count, leaves, coefficients }): ChannelHeader => {
    const index = words.length;
    let total = 0;
    for (const n of leaves) {
      words.push(total);
      total += n;
    }
    words.push(total);
    const data = words.length;
    for (const c of coefficients) words.push(c);
    return { name, days, count, index, data, leaves: total };
  });
  const body = Buffer.from(Int32Array.from(words).buffer);
  const header: FileHeader = {
    version: FORMAT_VERSION,
    id: TABLES_ID,
    start: TABLE_START,
    end: TABLE_END,
    words: words.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    channels,
  };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.alloc(Math.ceil((MAGIC.length + 4 + json.length) / 8) * 8, ' ');
  padded.write(MAGIC, 0, 'latin1');
  padded.writeUInt32LE(padded.length - MAGIC.length - 4, MAGIC.length);
  json.copy(padded, MAGIC.length + 4);
  return Buffer.concat([padded, body]);
}
