import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app';
import { testDatabase } from '../../../testing/db';
import { tablesHolding } from '../../../testing/dump';
import { createBrowser } from '../../auth/testing/browser';
import type { Config, Database } from '../../host';
import { createLog } from '../../log';
import { listTables } from '../catalog';
import { sessionForCopies } from '../copy-rows';
import { type MadeCopy, makeAnonymisedCopy } from './make-copy';
import { planCopy, readRules } from './rules';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const silent = createLog({ logLevel: 'silent' });
let app: TestApp;
let target: Database;
let folder: string;
let source: pg.Client;
beforeAll(async () => {
  app = await testApp({ config: { demo: true } });
  target = await testDatabase({ isEmpty: true });
  folder = await mkdtemp(join(tmpdir(), 'hedo-anonymised-'));
  source = new pg.Client({ connectionString: app.db.connectionString });
  await source.connect();
  await source.query(sessionForCopies);
});
afterAll(async () => {
  await source.end();
  await app.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

const planned = async () => planCopy(source, await listTables(source), await readRules());
const configOf = (name: string): Config => ({
  ...app.config,
  dataDir: join(folder, name),
  databaseUrl: target.connectionString,
  masterKey: null,
  masterKeys: null,
  demo: false,
});

it('makes a system with as many rows and none of the texts, which starts and lets its admin in', async () => {
  await app.as('client', { firstName: 'Annegret', lastName: 'Zwicknagel', email: 'annegret@zwicknagel.test' });
  const plan = await planned();
  const made: MadeCopy = await makeAnonymisedCopy({
    connectionString: app.db.connectionString,
    config: configOf('copy'),
    log: silent,
  });
  expect(made.rows).toBeGreaterThan(100);
  const knex = target.knex;
  for (const { table } of plan) {
    const more = ['users', 'accounts'].includes(table.name) ? 1 : 0;
    const [before] = await app.knex(table.name).count<{ n: string }[]>({ n: '*' });
    const [after] = await knex(table.name).count<{ n: string }[]>({ n: '*' });
    expect([table.name, Number(after?.n) - more]).toEqual([table.name, Number(before?.n)]);
  }
  // What stood in columns that are not kept stands nowhere, plainly or in bytes.
  const dumped: string[] = [];
  for (const { name } of await listTables(source)) {
    const { rows } = await knex.raw<{ rows: { row: string }[] }>(`select t::text as row from public."${name}" t`);
    dumped.push(...rows.map(({ row }) => row));
  }
  const dump = dumped.join('\n');
  // Names of methods, which stand in the vocabulary of the house too.
  const isVocabulary = (name: string): boolean => name === 'practitioners.approach';
  const found: string[] = [];
  for (const { table, rules } of plan)
    for (const [column, rule] of rules) {
      const isKept = rule === 'keep' || isVocabulary(`${table.name}.${column}`);
      if (isKept || (typeof rule === 'object' && 'json' in rule)) continue;
      const rows = await app
        .knex(table.name)
        .whereNotNull(column)
        .select({ value: app.knex.raw('??::text', [column]) });
      for (const { value } of rows as { value: string }[])
        if (value.length >= 9 && dump.includes(value.startsWith('\\x') ? value.slice(2, 80) : value))
          found.push(`${table.name}.${column}`);
    }
  expect([...new Set(found)]).toEqual([]);
  for (const text of ['Zwicknagel', 'annegret@']) expect(await tablesHolding(knex, text)).toEqual([]);

  const copy = await testApp({
    config: {
      ...{ dataDir: join(folder, 'copy'), databaseUrl: target.connectionString },
      ...{ masterKey: null, masterKeys: null },
    },
    db: { ...target, stop: async () => undefined },
  });
  try {
    const admin = createBrowser(copy.url);
    await admin.signIn(made.email, made.password);
    expect((await admin.send('GET', '/api/auth/user')).body).toMatchObject({ email: made.email, role: 'admin' });
    const people = await admin.send('GET', '/api/admin/users?q=example.test');
    expect(people.body.length).toBeGreaterThan(0);
    // What people wrote became words of like length, which the copy's own keys open.
    const owners = await knex('user_keys').pluck<string[]>('user_id');
    expect(owners.length).toBeGreaterThan(0);
    const unreadable = new Set<string>();
    for (const userId of owners)
      for (const { owner, data } of copy.assembled.personalData)
        await data.export(userId).catch((error: Error) => unreadable.add(`${owner}: ${error.message}`));
    expect([...unreadable]).toEqual([]);
  } finally {
    await copy.stop();
  }
  const again = makeAnonymisedCopy({
    connectionString: app.db.connectionString,
    config: configOf('other'),
    log: silent,
  });
  await expect(again).rejects.toThrow('not empty');
});
