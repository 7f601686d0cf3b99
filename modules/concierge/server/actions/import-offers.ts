import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Value } from '@sinclair/typebox/value';
import { parse } from 'csv-parse';
import type { Knex } from 'knex';
import { invalid, Problem } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type ImportResult, OfferMapping } from '../../schemas/studio-offer';
import { type OfferColumn, offerColumns, offerFile, ownSource } from '../../schemas/values';
import { Offer } from '../models/offer';
import { offerColumnsOf } from './create-offer';
import { LineError, readOfferRow } from './read-offer-row';

/** Bytes that the reader gets at a time, lines that are stored at once, and lines between two pauses for others. */
const chunkBytes = 32 * 1024;
const batchRows = 250;
const pauseRows = 100;
/** Errors that are named; the rest is counted. */
const mostErrors = 500;

interface ReadLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

const mappingOf = (text: string | undefined, headers: readonly string[]): OfferMapping => {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '{}');
  } catch {
    throw invalid('mapping', 'The mapping cannot be read.');
  }
  if (!Value.Check(OfferMapping, given)) throw invalid('mapping', 'The mapping names a column that is not known.');
  const find = (column: OfferColumn): string | undefined =>
    given[column] ?? headers.find((header) => header.trim().toLowerCase() === column.toLowerCase());
  return Object.fromEntries(
    offerColumns.flatMap((column) => {
      const header = find(column);
      // An empty name says that no column holds it.
      return header !== undefined && headers.includes(header) ? [[column, header]] : [];
    }),
  );
};

/** The id of a line: its own, else one that the same offer gets each time. */
const idOf = (own: string | undefined, name: string, location: string): string => {
  const id = own?.trim() ?? '';
  if (id === '')
    return `${ownSource}.${createHash('sha256').update(`${name}\n${location}`).digest('hex').slice(0, 32)}`;
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id))
    throw new LineError('id has signs other than letters, digits, dots, dashes');
  return id;
};

/** Collects lines and stores them together; counts what is new. */
class Batch {
  readonly #rows = new Map<string, Partial<Offer>>();
  created = 0;
  changed = 0;
  constructor(
    readonly trx: Knex.Transaction,
    readonly isDryRun: boolean,
  ) {}
  async add(id: string, row: Partial<Offer>): Promise<void> {
    this.#rows.set(id, row);
    if (this.#rows.size >= batchRows) await this.store();
  }
  async store(): Promise<void> {
    if (this.#rows.size === 0) return;
    const ids = [...this.#rows.keys()];
    const known = new Set(await this.trx(Offer.tableName).whereIn('id', ids).pluck<string[]>('id'));
    this.changed += known.size;
    this.created += ids.length - known.size;
    if (!this.isDryRun) {
      const now = new Date().toISOString();
      const rows = [...this.#rows].map(([id, row]) =>
        Offer.fromJson({ ...row, id, source: ownSource, position: 0, sample: false, updatedAt: now }).$toDatabaseJson(),
      );
      await this.trx(Offer.tableName)
        .insert(rows)
        .onConflict('id')
        .merge([...Object.keys(rows[0] ?? {}).filter((column) => column !== 'id' && column !== 'source')]);
      await this.trx(Offer.tableName)
        .whereIn('id', [...known])
        .increment('version', 1);
    }
    this.#rows.clear();
  }
}

/** Offers of other sources keep their ids: a line may not take one over. */
const findForeignIds = async (trx: Knex.Transaction): Promise<ReadonlySet<string>> =>
  new Set(await trx(Offer.tableName).whereNot({ source: ownSource }).pluck<string[]>('id'));

/**
 * Reads a file of offers line by line, pausing for other requests. Lines that are wrong are named and left out; the others are
 * stored in one transaction, or only counted in a dry run. Throws 422 for what is no such file.
 */
export const importOffers = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  bytes: Buffer,
  { mapping: wanted, isDryRun }: { readonly mapping: string | undefined; readonly isDryRun: boolean },
): Promise<ImportResult> => {
  const foreign = await findForeignIds(trx);
  const batch = new Batch(trx, isDryRun);
  const seen = new Map<string, number>();
  const errors: ImportResult['errors'] = [];
  let headers: string[] | null = null;
  let mapping: OfferMapping = {};
  let rows = 0;
  let refused = 0;
  const readLine = async (record: readonly string[], line: number): Promise<void> => {
    const cells = Object.fromEntries(
      Object.entries(mapping).map(([column, header]) => [column, record[headers?.indexOf(header ?? '') ?? -1] ?? '']),
    );
    const input = readOfferRow(cells);
    const id = idOf(cells.id, input.name, input.location);
    if (foreign.has(id)) throw new LineError('id belongs to an offer of a travel service');
    const former = seen.get(id);
    if (former !== undefined) throw new LineError(`is the same offer as line ${former}`);
    const row = offerColumnsOf(core, input);
    seen.set(id, line);
    await batch.add(id, row);
  };
  // Made right before it is read, so that no error of it goes unheard.
  const lines = Readable.from(cut(bytes), { objectMode: false }).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 64 * 1024,
    }),
  );
  try {
    for await (const { record, info } of lines as AsyncIterable<ReadLine>) {
      if (headers === null) {
        headers = record.map((header) => header.slice(0, 200));
        mapping = mappingOf(wanted, headers);
        continue;
      }
      rows += 1;
      if (rows > offerFile.rows)
        throw new Problem(422, 'not-readable', `A file may have ${offerFile.rows} lines. Divide it.`);
      try {
        await readLine(record, info.lines);
      } catch (error) {
        if (!(error instanceof LineError) && !(error instanceof Problem)) throw error;
        refused += 1;
        const message = error instanceof Problem ? (error.more.fields?.[0]?.message ?? error.message) : error.message;
        if (errors.length < mostErrors) errors.push({ line: info.lines, message });
      }
      if (rows % pauseRows === 0) await setImmediate();
    }
  } catch (error) {
    if (
      error instanceof Problem ||
      !('code' in (error as object)) ||
      !String((error as { code: unknown }).code).startsWith('CSV_')
    )
      throw error;
    throw new Problem(
      422,
      'not-readable',
      `This is no CSV file that can be read: ${(error as Error).message.slice(0, 200)}`,
    );
  }
  if (headers === null) throw new Problem(422, 'not-readable', 'The file is empty.');
  await batch.store();
  const { created, changed } = batch;
  if (!isDryRun)
    await core.audit.record(trx, {
      actor: user.id,
      action: 'concierge.offers-imported',
      detail: { created, changed, refused },
    });
  return { dryRun: isDryRun, headers, mapping, rows, created, changed, refused, errors };
};
