import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app';
import { testDatabase } from '../../../testing/db';
import type { Database } from '../../host';
import { createLocalStorage } from '../../storage/local-storage';
import { publishRelease } from './publish';
import { readReleaseFolder } from './release-files';
import { disableModule, enableModule, rollbackModule } from './switch-modules';
import { makeRelease, type ReleaseWish } from './testing/test-publisher';

let db: Database;
let dataDir: string;
let app: TestApp;
let dropped: () => Promise<void>;
const masterKey = randomBytes(32);

/** The same house once more, as after a restart. */
const restart = async (): Promise<void> => {
  await app?.stop();
  app = await testApp({ modules: ['records'], db, config: { dataDir, masterKey } });
};
const parts = () => ({
  knex: db.knex,
  storage: createLocalStorage(join(dataDir, 'storage')),
  setting: app.modules.setting,
  actor: { id: null, name: 'the operator' },
});
const publish = async (wish: ReleaseWish): Promise<string> =>
  (await publishRelease(parts(), await readReleaseFolder(await makeRelease(wish)))).state;
const get = async (path: string): Promise<[number, unknown]> => {
  const { status, body } = await (await app.as('anon')).get(path);
  return [status, (body as { readonly code?: string } | null)?.code ?? body];
};
const reasonOf = (id: string): string | undefined => app.modules.refusals().get(id)?.reason;

/** A server side that answers its version at `/api/<id>`, as a builder would bundle it. */
const answering = (id: string, version: string, more = ''): string => `
export const server = { create: (core) => ({
  routes: [{ method: 'get', path: '/api/${id}', errors: {}, access: { open: true, because: 'a test' }, handle: async () => ({ version: '${version}' }) }],
  ${more}
}) };`;

beforeAll(async () => {
  const made = await testDatabase();
  // The product closes its database when it stops; this one outlives several of them.
  db = { ...made, stop: async () => undefined };
  dropped = made.stop;
  dataDir = await mkdtemp(join(tmpdir(), 'hedo-house-'));
  await restart();
});
afterAll(async () => {
  await app.stop();
  await dropped();
  await rm(dataDir, { recursive: true, force: true });
});

it('runs a server side after a restart, closes its routes while it is disabled, and works on its jobs otherwise', async () => {
  const job = `jobs: [{ name: 'note', run: async () => { await core.db.raw("select 1"); core.log.info('noted'); } }],`;
  expect(await publish({ id: 'journal', server: answering('journal', '1.0.0', job) })).toBe('restart');
  await app.modules.refresh();
  expect(await get('/api/journal')).toEqual([503, 'module-unavailable']);
  await restart();
  expect(await get('/api/journal')).toEqual([200, { version: '1.0.0' }]);
  expect(app.jobs.map(({ name }) => name)).toContain('journal.note');
  await disableModule(parts(), 'journal');
  await app.modules.refresh();
  expect(await get('/api/journal')).toEqual([404, 'module-off']);
  await restart();
  expect(app.jobs.map(({ name }) => name)).not.toContain('journal.note');
  expect(await get('/api/journal')).toEqual([404, 'module-off']);
  await enableModule(parts(), 'journal');
  await restart();
  expect(await get('/api/journal')).toEqual([200, { version: '1.0.0' }]);
});

it('keeps a migration after a rollback, and runs no file twice', async () => {
  const first = {
    '20261120090000_pages': `export const up = (knex) => knex.schema.createTable('journal_pages', (t) => { t.text('words'); });`,
  };
  const second = {
    ...first,
    '20261123090000_mood': `export const up = (knex) => knex.schema.alterTable('journal_pages', (t) => { t.text('mood'); });`,
  };
  const manifest = { tables: ['journal_pages'] };
  await publish({
    id: 'journal',
    version: '1.1.0',
    manifest,
    migrations: first,
    server: answering('journal', '1.1.0'),
  });
  await restart();
  await publish({
    id: 'journal',
    version: '1.2.0',
    manifest,
    migrations: second,
    server: answering('journal', '1.2.0'),
  });
  await restart();
  expect(reasonOf('journal')).toBeUndefined();
  expect(await get('/api/journal')).toEqual([200, { version: '1.2.0' }]);
  await db.knex('journal_pages').insert({ words: 'first', mood: 'glad' });
  expect((await rollbackModule(parts(), 'journal')).note).toContain('nothing is taken back');
  await restart();
  expect(await get('/api/journal')).toEqual([200, { version: '1.1.0' }]);
  expect(await db.knex('journal_pages')).toEqual([{ words: 'first', mood: 'glad' }]);
});

it('takes nothing away that versions before use: the migration is undone, and going back finds all of it', async () => {
  const first = {
    '20261120090000_shelf': `export const up = (knex) => knex.schema.createTable('shelf_books', (t) => { t.text('title'); });`,
  };
  const second = {
    ...first,
    '20261123090000_name': `export const up = (knex) => knex.schema.alterTable('shelf_books', (t) => { t.renameColumn('title', 'name'); });`,
  };
  const manifest = { tables: ['shelf_books'] };
  await publish({ id: 'shelf', manifest, migrations: first, server: answering('shelf', '1.0.0') });
  await restart();
  await db.knex('shelf_books').insert({ title: 'first' });
  await publish({
    ...{ id: 'shelf', version: '1.1.0', manifest },
    ...{ migrations: second, server: answering('shelf', '1.1.0') },
  });
  await restart();
  expect(reasonOf('shelf')).toContain('it removes shelf_books.title');
  expect(await get('/api/shelf')).toEqual([503, 'module-unavailable']);
  await rollbackModule(parts(), 'shelf');
  await restart();
  expect(await get('/api/shelf')).toEqual([200, { version: '1.0.0' }]);
  expect(await db.knex('shelf_books')).toEqual([{ title: 'first' }]);
});

const broken: readonly (readonly [what: string, id: string, wish: ReleaseWish, reason: string])[] = [
  ['throws when it is loaded', 'broken-a', { server: `throw new Error('no such planet');` }, 'no such planet'],
  [
    'throws when it is created',
    'broken-b',
    { server: `export const server = { create: () => { throw new Error('no weather'); } };` },
    'no weather',
  ],
  [
    'throws when it starts',
    'broken-c',
    { server: `export const server = { create: () => ({ start: async () => { throw new Error('no tables'); } }) };` },
    'no tables',
  ],
  ['exports nothing', 'broken-d', { server: 'export const other = 1;' }, 'exports no server'],
  [
    'takes an address of others',
    'broken-e',
    { server: answering('journal', '9') },
    'its route /api/journal is not below /api/broken-e',
  ],
  [
    'has an unsafe route',
    'broken-f',
    {
      server: `export const server = { create: () => ({ routes: [{ method: 'get', path: '/api/broken-f', handle: async () => 1 }] }) };`,
    },
    'says nothing about access',
  ],
  [
    'has a migration that fails',
    'broken-g',
    {
      server: answering('broken-g', '1'),
      migrations: { '20261120090000_wrong': `export const up = (knex) => knex.raw('create tabel x ()');` },
    },
    'migration broken-g/20261120090000_wrong up failed',
  ],
];

it.each(broken)(
  'starts the product when a published module %s, and says why the module is out',
  async (_, id, wish, reason) => {
    // All of them at once: a start is what costs time here.
    if (id === broken[0]?.[1]) {
      for (const [, one, more] of broken) {
        const manifest = { web: { roots: [{ route: `/${one}` as const, access: 'open' as const }] } };
        await publish({ id: one, entry: '// pages', manifest, ...more });
      }
      await restart();
    }
    expect(wish.server).toBeTruthy();
    expect(reasonOf(id)).toContain(reason);
    expect(await get('/api/journal')).toEqual([200, { version: '1.1.0' }]);
    expect(await get(`/api/${id}`)).toEqual([503, 'module-unavailable']);
    expect(app.modules.view(null).unavailable.has(id)).toBe(true);
    expect(await db.knex('module_releases').where({ module: id }).pluck('fault')).toEqual([
      expect.stringContaining(reason),
    ]);
    expect(await db.knex('audit_log').where({ action: 'module.failed', object: `module:${id}` })).toHaveLength(1);
  },
);

it('tries a failed version again once it was enabled, and a corrected one at once', async () => {
  await enableModule(parts(), 'broken-a');
  await restart();
  expect(reasonOf('broken-a')).toContain('no such planet');
  expect(
    await publish({ id: 'broken-a', version: '1.0.1', entry: '// pages', server: answering('broken-a', '1.0.1') }),
  ).toBe('restart');
  await restart();
  expect(await get('/api/broken-a')).toEqual([200, { version: '1.0.1' }]);
});

it('leaves out a module whose need does not run', async () => {
  await publish({ id: 'needy', entry: '// pages', needs: { 'broken-a': '^1.0.0' } });
  await publish({ id: 'broken-a', version: '1.0.2', server: `throw new Error('again');` });
  await restart();
  expect(reasonOf('needy')).toBe('it needs broken-a, which does not run');
});

it('lets a job throw for ever without harm to other jobs', async () => {
  const job = `jobs: [{ name: 'fails', run: async () => { throw new Error('for ever'); } }],
  start: async () => { await core.jobs.enqueue(core.db, { name: 'fails' }, {}, { maxAttempts: 2 }); },`;
  await publish({ id: 'stubborn', server: answering('stubborn', '1.0.0', job) });
  await restart();
  for (const _ of [1, 2, 3]) {
    await app.runJobs();
    await db.knex.raw('update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts');
  }
  const { rows } = await db.knex.raw<{ rows: { attempts: number; last_error: string }[] }>(
    "select attempts, last_error from graphile_worker.jobs where task_identifier = 'stubborn.fails'",
  );
  expect(rows).toEqual([{ attempts: 2, last_error: expect.stringContaining('for ever') }]);
  const noted = await db.knex('module_reports').where({ module: 'stubborn' }).select('version', 'errors', 'last_error');
  expect(noted).toEqual([{ version: '1.0.0', errors: 2, last_error: 'job fails failed (other)' }]);
  expect(await get('/api/stubborn')).toEqual([200, { version: '1.0.0' }]);
});
