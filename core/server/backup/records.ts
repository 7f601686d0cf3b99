import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { BackupProblem } from './problem';

/** A table as it is archived: the columns that are stored, in the order in which their values follow. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
}

/** What an archive says, in this order: start, tables with their rows, sequences, files with their bytes, end. */
export type Entry =
  | {
      readonly kind: 'start';
      readonly product: string;
      readonly postgres: string;
      /** Recorded migrations, in the order in which they ran. */
      readonly migrations: readonly string[];
      readonly breaking: readonly string[];
    }
  | { readonly kind: 'table'; readonly table: TableShape }
  /** The waiting jobs, in the columns of `queue.ts`. */
  | { readonly kind: 'jobs' }
  | { readonly kind: 'rows-end'; readonly rows: number; readonly digest: string }
  | { readonly kind: 'sequences'; readonly sequences: readonly SequenceValue[] }
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'file-end'; readonly bytes: number; readonly digest: string }
  | { readonly kind: 'end'; readonly totals: Totals };

/** The next values of a sequence go on from here. */
export interface SequenceValue {
  readonly name: string;
  readonly value: string;
}

/** What an archive holds. */
export interface Totals {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/** An entry, or bytes of the table or file whose entry came before. */
export type ArchiveRecord = Entry | Buffer;

const types = { entry: 1, deflated: 2, plain: 3 } as const;
/** Rows are put together up to this size before they are compressed. */
export const groupBytes = 256 * 1024;
const mostBytes = 16 * 1024 * 1024;
const deflate = promisify(deflateRaw) as (bytes: Buffer, options: { readonly level: number }) => Promise<Buffer>;
const inflate = promisify(inflateRaw) as (
  bytes: Buffer,
  options: { readonly maxOutputLength: number },
) => Promise<Buffer>;

const frame = (type: number, payload: Buffer): Buffer => {
  const start = Buffer.alloc(5);
  start[0] = type;
  start.writeUInt32BE(payload.length, 1);
  return Buffer.concat([start, payload]);
};

/** An entry as bytes of the archive. */
export const encodeEntry = (entry: Entry): Buffer => frame(types.entry, Buffer.from(JSON.stringify(entry)));
/** Rows of a table; texts shrink well, and encrypted ones are hexadecimal. */
export const encodeRows = async (rows: Buffer): Promise<Buffer> =>
  frame(types.deflated, await deflate(rows, { level: 3 }));
/** Bytes of a stored file, which are encrypted or compressed already. */
export const encodeBytes = (bytes: Buffer): Buffer => frame(types.plain, bytes);

const damaged = (): BackupProblem => new BackupProblem('The archive is not in the form that this release reads.');

const decode = async (type: number | undefined, payload: Buffer): Promise<ArchiveRecord> => {
  if (type === types.entry) return JSON.parse(payload.toString()) as Entry;
  if (type === types.deflated) return inflate(payload, { maxOutputLength: mostBytes });
  if (type === types.plain) return payload;
  throw damaged();
};

/** The records in the decrypted bytes of an archive. */
export const decodeRecords = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRecord> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    while (rest.length >= 5) {
      const length = rest.readUInt32BE(1);
      if (length > mostBytes) throw damaged();
      if (rest.length < 5 + length) break;
      yield await decode(rest[0], rest.subarray(5, 5 + length));
      rest = rest.subarray(5 + length);
    }
  }
  if (rest.length > 0) throw damaged();
};
