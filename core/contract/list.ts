import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { type CsvCell, toCsvLine } from './csv';
import { invalid } from './errors';
import { createDownloadHeaders, type Reply, respond } from './route';

/** Where a page of a list begins and how long it is: spread into the query of a contract, next to search, filters and order. */
export const listPlace = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Comes from the `Link` of the page before. */
  after: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '^[A-Za-z0-9_-]+$' })),
};

const types = {
  text: { cast: 'text', pattern: /^[^\0]*$/u, read: (sql: string) => sql },
  integer: { cast: 'bigint', pattern: /^-?\d{1,18}$/, read: (sql: string) => `(${sql})::text` },
  uuid: { cast: 'uuid', pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, read: (sql: string) => sql },
  instant: {
    cast: 'timestamptz',
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
    read: (sql: string) => `to_char((${sql}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
} as const;

/** What rows are sorted by; none may be null. */
export interface SortedBy {
  /** A column or an expression of the query. */
  readonly sql: string;
  readonly type: keyof typeof types;
}

/** One way of sorting a list. The last column tells rows apart, so that no row is left out between two pages. */
export interface ListOrder {
  readonly by: readonly SortedBy[];
  readonly descending: boolean;
}

const readPlace = ({ by }: ListOrder, after: string): readonly string[] => {
  const refuse = () => invalid('after', 'This page link is not valid. Go back to the first page.');
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw refuse();
  }
  if (!Array.isArray(found) || found.length !== by.length) throw refuse();
  return by.map(({ type }, at) => {
    const value: unknown = found[at];
    const isKnown = typeof value === 'string' && value.length <= 400 && types[type].pattern.test(value);
    if (!isKnown || (type === 'instant' && Number.isNaN(Date.parse(value)))) throw refuse();
    return value;
  });
};

/** The names of a row's sort values in the reply of the database; taken off again before rows are handed on. */
const placeColumn = 'list_place';

export interface ListPage<Row> {
  readonly rows: Row[];
  /** What `after` of the following page is; null at the end. */
  readonly next: string | null;
}

/** One keyset page of a filtered query that selects its own columns. Throws 422 for an `after` that this order never gave out. */
export const readListPage = async <Row extends object>(
  db: Knex,
  rows: Knex.QueryBuilder,
  order: ListOrder,
  { limit = 50, after }: { readonly limit?: number | undefined; readonly after?: string | undefined },
): Promise<ListPage<Row>> => {
  const { by, descending } = order;
  const names = by.map(({ sql }) => sql).join(', ');
  if (after !== undefined) {
    const place = by.map(({ type }) => `?::${types[type].cast}`).join(', ');
    rows.whereRaw(`(${names}) ${descending ? '<' : '>'} (${place})`, [...readPlace(order, after)]);
  }
  const place = by.map(({ sql, type }) => types[type].read(sql)).join(', ');
  const found = (await rows
    .select(db.raw(`json_build_array(${place}) as ${placeColumn}`))
    .orderByRaw(by.map(({ sql }) => `${sql} ${descending ? 'desc' : 'asc'}`).join(', '))
    .limit(limit + 1)) as (Row & { readonly [placeColumn]: readonly string[] })[];
  const last = found[limit - 1];
  return {
    rows: found.slice(0, limit).map(({ [placeColumn]: _, ...row }) => row as unknown as Row),
    next:
      found.length > limit && last
        ? Buffer.from(JSON.stringify(last[placeColumn]), 'utf8').toString('base64url')
        : null,
  };
};

/** A pattern for `like` or `ilike` that finds a text anywhere: `%`, `_` and backslash mean themselves. Null for nothing but blanks. */
export const toSearchPattern = (q: string | undefined): string | null => {
  const words = q?.normalize('NFC').replace(/\s+/gu, ' ').trim() ?? '';
  return words === '' ? null : `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};

/** A column of a list as a file. */
export interface CsvColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => CsvCell;
}

/** Rows that a file reads at once; a page of a contract holds fewer. */
export const csvPageSize = 500;

/**
 * All rows of a list as a file, written page by page while they are read. `readPage` reads with the filters and the order of the list
 * itself, so that the file holds exactly its rows.
 */
export const respondWithCsv = async <Row>(
  filename: string,
  columns: readonly CsvColumn<Row>[],
  readPage: (after: string | undefined) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
): Promise<Reply<unknown>> => {
  // Before anything is sent: what is wrong with the filters is an ordinary refusal.
  const first = await readPage(undefined);
  // Pages are read while they are sent, outside of the call: all of them from the database that the first came from.
  const withinCall = AsyncLocalStorage.snapshot();
  const lines = async function* () {
    yield toCsvLine(columns.map(({ head }) => head));
    let page = first;
    for (;;) {
      if (page.rows.length > 0) yield page.rows.map((row) => toCsvLine(columns.map(({ cell }) => cell(row)))).join('');
      if (page.next === null) return;
      page = await withinCall(readPage, page.next);
    }
  };
  return respond<unknown>(
    Readable.from(lines(), { objectMode: true, highWaterMark: 1 }),
    createDownloadHeaders(filename, 'text/csv; charset=utf-8'),
  );
};
