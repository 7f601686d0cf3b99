import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupProblem } from './problem';
import { groupBytes } from './records';

/** Same texts for the same values on every server. */
export const sessionForCopies =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; " +
  "set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0; " +
  'set idle_in_transaction_session_timeout = 0; set lock_timeout = 30000';

/** Number and checksum of rows in COPY's text format, in which each row is one line. */
export interface RowsCount {
  readonly rows: number;
  readonly digest: string;
}

/** Counts them while they pass. */
export class RowCounter {
  #rows = 0;
  readonly #hash = createHash('sha256');

  add(bytes: Buffer): void {
    this.#hash.update(bytes);
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) this.#rows += 1;
  }

  result(): RowsCount {
    return { rows: this.#rows, digest: this.#hash.digest('hex') };
  }
}

/** The rows of a query in COPY's text format, in groups of some size. The server's own count has to agree. */
export const readRows = async function* (
  client: pg.ClientBase,
  query: string,
  counter: RowCounter,
): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`));
  let group: Buffer[] = [];
  let size = 0;
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    counter.add(bytes);
    group.push(bytes);
    size += bytes.length;
    if (size < groupBytes) continue;
    yield Buffer.concat(group);
    group = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(group);
};

/** Checksum and number of rows of a query. */
export const countRows = async (client: pg.ClientBase, query: string): Promise<RowsCount> => {
  const counter = new RowCounter();
  for await (const _ of readRows(client, query, counter));
  return counter.result();
};

/** Writes rows in COPY's text format. */
export const writeRows = async (client: pg.ClientBase, target: string, rows: AsyncIterable<Buffer>): Promise<void> => {
  await pipeline(rows, client.query(copyFrom(`copy ${target} from stdin`))).catch((error: Error) => {
    throw new BackupProblem(`Rows of ${target} could not be written: ${error.message}`, { cause: error });
  });
};
