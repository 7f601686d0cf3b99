import { createHash } from 'node:crypto';
import type { ArchiveSecrets } from './archive-key';
import { RowCounter, type RowsCount } from './copy-rows';
import { decryptArchive } from './encrypted-stream';
import { BackupProblem } from './problem';
import {
  type ArchiveRecord,
  decodeRecords,
  type Entry,
  type SequenceValue,
  type TableShape,
  type Totals,
} from './records';

export type StartEntry = Extract<Entry, { kind: 'start' }>;
/** What rows belong to: a table, or the waiting jobs. */
export type RowsOf = { readonly kind: 'table'; readonly table: TableShape } | { readonly kind: 'jobs' };

/** Takes what an archive holds, in its order. What is not taken is read and checked all the same. */
export interface ArchiveVisitor {
  start?(start: StartEntry): Promise<void>;
  rows?(of: RowsOf, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Their number and checksum, which are those that the archive says. */
  rowsEnd?(of: RowsOf, counted: RowsCount): Promise<void>;
  /** After the last table. */
  sequences?(sequences: readonly SequenceValue[]): Promise<void>;
  file?(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  fileEnd?(key: string, digest: string): Promise<void>;
}

const damaged = (what: string): BackupProblem =>
  new BackupProblem(`The archive contradicts itself: ${what}. Use another backup.`);

/** Entries of an archive one after another, with the bytes between them. */
class Cursor {
  readonly #records: AsyncGenerator<ArchiveRecord>;
  #waiting: Entry | null = null;

  constructor(records: AsyncGenerator<ArchiveRecord>) {
    this.#records = records;
  }

  /** The next entry; null at the end. */
  async next(): Promise<Entry | null> {
    const waiting = this.#waiting;
    if (waiting) {
      this.#waiting = null;
      return waiting;
    }
    const { value, done } = await this.#records.next();
    if (done) return null;
    if (Buffer.isBuffer(value)) throw damaged('there are bytes that belong to nothing');
    return value;
  }

  /** The bytes up to the next entry. */
  async *bytes(seen: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
    while (!this.#waiting) {
      const { value, done } = await this.#records.next();
      if (done) throw damaged('it ends within a table or a file');
      if (!Buffer.isBuffer(value)) {
        this.#waiting = value;
        return;
      }
      seen(value);
      yield value;
    }
  }

  async end(): Promise<void> {
    await this.#records.return(undefined);
  }
}

const drain = async (source: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of source);
};

/** Hands bytes out once, and reads on what was not taken. */
const offer = async (
  cursor: Cursor,
  seen: (bytes: Buffer) => void,
  take: ((bytes: AsyncIterable<Buffer>) => Promise<void>) | undefined,
): Promise<void> => {
  if (take) await take(cursor.bytes(seen));
  await drain(cursor.bytes(seen));
};

const readRowsOf = async (cursor: Cursor, of: RowsOf, visitor: ArchiveVisitor): Promise<number> => {
  const name = of.kind === 'table' ? `table ${of.table.name}` : 'the waiting jobs';
  const counter = new RowCounter();
  await offer(cursor, (bytes) => counter.add(bytes), visitor.rows && ((bytes) => visitor.rows!(of, bytes)));
  const counted = counter.result();
  const end = await cursor.next();
  if (end?.kind !== 'rows-end') throw damaged(`${name} has no end`);
  if (end.rows !== counted.rows) throw damaged(`${name} has ${counted.rows} rows where ${end.rows} were written`);
  if (end.digest !== counted.digest) throw damaged(`the checksum of ${name} differs`);
  await visitor.rowsEnd?.(of, counted);
  return counted.rows;
};

const readFile = async (cursor: Cursor, key: string, visitor: ArchiveVisitor): Promise<number> => {
  const hash = createHash('sha256');
  let length = 0;
  const seen = (bytes: Buffer): void => {
    hash.update(bytes);
    length += bytes.length;
  };
  await offer(cursor, seen, visitor.file && ((bytes) => visitor.file!(key, bytes)));
  const digest = hash.digest('hex');
  const end = await cursor.next();
  if (end?.kind !== 'file-end' || end.bytes !== length || end.digest !== digest)
    throw damaged(`the checksum of the file ${key} differs`);
  await visitor.fileEnd?.(key, digest);
  return length;
};

/**
 * Reads all of an archive: each chunk is authenticated, each table and file compared with its checksum and count, and the totals with
 * what was read. Answers its beginning and totals.
 */
export const readArchive = async (
  secrets: ArchiveSecrets,
  file: string,
  visitor: ArchiveVisitor = {},
): Promise<{ readonly start: StartEntry; readonly totals: Totals }> => {
  const cursor = new Cursor(decodeRecords(decryptArchive(secrets, file)));
  try {
    const start = await cursor.next();
    if (start?.kind !== 'start') throw damaged('it has no beginning');
    await visitor.start?.(start);
    const read = { tables: 0, rows: 0, files: 0, bytes: 0 };
    for (;;) {
      const entry = await cursor.next();
      if (entry?.kind === 'table' || entry?.kind === 'jobs') {
        read.rows += await readRowsOf(cursor, entry, visitor);
        if (entry.kind === 'table') read.tables += 1;
      } else if (entry?.kind === 'sequences') await visitor.sequences?.(entry.sequences);
      else if (entry?.kind === 'file') {
        read.bytes += await readFile(cursor, entry.key, visitor);
        read.files += 1;
      } else if (entry?.kind === 'end') {
        const { totals } = entry;
        const fits = (['tables', 'rows', 'files', 'bytes'] as const).every((name) => totals[name] === read[name]);
        if (!fits || (await cursor.next())) throw damaged('its totals are not what it holds');
        return { start, totals };
      } else throw damaged(entry ? `"${entry.kind}" is out of place` : 'it has no end');
    }
  } finally {
    await cursor.end();
  }
};
