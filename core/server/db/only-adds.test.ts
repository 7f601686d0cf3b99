import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MigrationFile } from '#db/migration-source';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { createLog } from '../log';
import { migrateModule } from './migrate';

const silent = createLog({ logLevel: 'silent' });
let db: Database;
let folder: string;
const known: string[] = [];

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hedo-only-adds-'));
  await run('create', 'create table shelf_books (title varchar(80) not null, pages integer, note text)');
  await run('draft', 'create table shelf_drafts (words text)');
});
afterAll(async () => {
  await db.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One version brings these migrations, each with statements of its own. */
const runAll = async (migrations: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const files: MigrationFile[] = [];
  for (const [name, statements] of Object.entries(migrations)) {
    const path = join(folder, `${name}.mjs`);
    await writeFile(
      path,
      `export const config = { transaction: false };\nexport const up = (knex) => knex.raw(${JSON.stringify(statements)});`,
    );
    files.push({ owner: 'shelf', name: `shelf/${name}`, path });
  }
  const done = await migrateModule(db, silent, files, known);
  known.push(...done);
  return done;
};
const run = (name: string, statements: string): Promise<readonly string[]> => runAll({ [name]: statements });

const readTables = async (): Promise<unknown> =>
  db
    .knex('information_schema.columns')
    .where('table_name', 'like', 'shelf%')
    .orderBy(['table_name', 'ordinal_position'])
    .select('table_name', 'column_name', 'data_type', 'is_nullable', 'column_default');

it.each([
  ['table', 'drop table shelf_drafts', 'it removes shelf_drafts.words'],
  ['column', 'alter table shelf_books drop column note', 'it removes shelf_books.note'],
  ['renamed', 'alter table shelf_books rename pages to length', 'it removes shelf_books.pages'],
  ['type', 'alter table shelf_books alter pages type text', 'it makes shelf_books.pages text instead of integer'],
  [
    'shorter',
    'alter table shelf_books alter title type varchar(10)',
    'it makes shelf_books.title character varying(10) instead of character varying(80)',
  ],
  ['required', 'alter table shelf_books alter pages set not null', 'it makes shelf_books.pages required'],
  [
    'without_default',
    'alter table shelf_books add shelf text not null',
    'it adds shelf_books.shelf, which is required and has no default',
  ],
  ['of_the_host', 'alter table users rename to people', 'it removes users.'],
])('undoes a migration that takes something away: %s', async (name, statements, line) => {
  const before = await readTables();
  await expect(run(name, statements)).rejects.toThrow(line);
  expect(await readTables()).toEqual(before);
  expect(await db.knex('migrations').where({ name: `shelf/${name}` })).toEqual([]);
});

it('runs one that adds, and lets a version shape what it has just made itself', async () => {
  expect(
    await runAll({
      more: 'alter table shelf_books add mood text; alter table shelf_books add shelf text not null default 1; create index on shelf_books (pages)',
      looser: 'alter table shelf_books alter title drop not null',
      made: 'create table shelf_marks (page integer)',
      shaped: 'alter table shelf_marks rename page to place; alter table shelf_marks add words text not null',
    }),
  ).toHaveLength(4);
});
