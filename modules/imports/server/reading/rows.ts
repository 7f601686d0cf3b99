import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { createUnreadable } from './decode';

/** Bytes that the parser gets at a time, and milliseconds between two pauses for others. */
const chunkBytes = 16 * 1024;
const pauseMs = 10;
/** Longer than the longest article; a quote that is never closed ends here. */
const longestRow = 1024 * 1024;

export const parserOptions = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: longestRow,
} as const;

/** A row of a file, the heading included; `line` is where it ends. */
export interface FileRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const cut = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts)
    for (let at = 0; at < part.length; at += chunkBytes) yield part.subarray(at, at + chunkBytes);
};

const toProblem = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const lines = Number((error as { lines?: unknown }).lines);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const where = Number.isFinite(lines) ? ` (read up to line ${lines})` : '';
  return createUnreadable(
    isOpen
      ? `A quotation mark opens a cell and none closes it${where}. Look for a single " in the file.`
      : `The file cannot be read as CSV${where}. Save it again as CSV (UTF-8).`,
  );
};

/**
 * Rows one after the other, never all at once, with pauses for other requests. Throws 422 where the file is no CSV.
 * What our own files put before a formula is taken off again.
 */
export const readFileRows = async function* (
  parts: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<FileRow> {
  const source = Readable.from(cut(parts), { objectMode: false });
  const parser = parse({ ...parserOptions, delimiter, info: true });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let pausedAt = performance.now();
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { cells: record.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)), line: info.lines };
      if (performance.now() - pausedAt > pauseMs) {
        await setImmediate();
        pausedAt = performance.now();
      }
    }
  } catch (error) {
    throw toProblem(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
};
