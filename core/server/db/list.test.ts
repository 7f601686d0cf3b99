import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CsvColumn, type ListOrder, readListPage, respondWithCsv, toSearchPattern } from '../../contract/list';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

let db: Database;
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
beforeAll(async () => {
  db = await testDatabase({ isEmpty: true });
  await db.knex.raw('create table things (id uuid primary key, name text, size int, at timestamptz)');
  const names = ['b', 'a', '=1+1', 'a', '50% off', 'c_d', 'a'];
  await db
    .knex('things')
    .insert(
      names.map((name, n) => ({ id: idOf(n), name, size: n % 2, at: `2026-11-2${n % 3}T10:00:00.00000${n % 2}Z` })),
    );
});
afterAll(() => db.stop());

const orders = {
  newest: {
    by: [
      { sql: 'at', type: 'instant' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: true,
  },
  name: {
    by: [
      { sql: 'name', type: 'text' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: false,
  },
  size: {
    by: [
      { sql: 'size', type: 'integer' },
      { sql: 'name', type: 'text' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: true,
  },
} as const satisfies Record<string, ListOrder>;

const things = (q?: string) =>
  db.knex('things').modify((rows) => {
    const pattern = toSearchPattern(q);
    if (pattern) rows.where('name', 'ilike', pattern);
  });
const pageOf = (order: ListOrder, after?: string, q?: string) =>
  readListPage<Thing>(db.knex, things(q).select('id', 'name', 'size'), order, { limit: 2, after });

it.each(Object.entries(orders))('reads every row once and in order, page by page: %s', async (_, order) => {
  const whole = await db
    .knex('things')
    .orderByRaw(order.by.map(({ sql }) => `${sql} ${order.descending ? 'desc' : 'asc'}`).join(', '));
  const found: Thing[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await pageOf(order, after);
    found.push(...rows);
    after = next ?? undefined;
  } while (after !== undefined);
  expect(found).toEqual(whole.map(({ id, name, size }) => ({ id, name, size })));
});

it('refuses a place that this order never gave out', async () => {
  const { next } = await pageOf(orders.name);
  const made = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const wrong of [next ?? '', 'x', made('a'), made([1, 2]), made(['2026-13-41T10:00:00.000000Z', idOf(1)])])
    await expect(pageOf(orders.newest, wrong)).rejects.toMatchObject({ status: 422 });
});

it('searches for signs that mean something to the database', async () => {
  const found = async (q: string) => (await things(q).pluck('name')) as string[];
  expect(await found('%')).toEqual(['50% off']);
  expect(await found(' C_ ')).toEqual(['c_d']);
  expect(toSearchPattern('  ')).toBe(null);
});

it('writes a file of exactly the filtered rows, page by page', async () => {
  const columns: readonly CsvColumn<Thing>[] = [
    { head: 'Name', cell: ({ name }) => name },
    { head: 'Size', cell: ({ size }) => size },
  ];
  const text = async (q?: string): Promise<string> => {
    const { body, more } = await respondWithCsv('things.csv', columns, (after) => pageOf(orders.name, after, q));
    expect(more.headers).toMatchObject({ 'Content-Disposition': 'attachment; filename="things.csv"' });
    const parts: string[] = [];
    for await (const part of body as AsyncIterable<string>) parts.push(part);
    return parts.join('');
  };
  expect((await text()).split('\r\n')).toEqual([
    'Name,Size',
    '50% off,0',
    "'=1+1,0",
    'a,1',
    'a,1',
    'a,0',
    'b,0',
    'c_d,1',
    '',
  ]);
  expect(await text('c_')).toBe('Name,Size\r\nc_d,1\r\n');
});
