import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson } from '../testing/app';
import { testDatabase } from '../testing/db';
import { type Child, runChild } from './db/testing/child';
import { closeAccount } from './erasure/close';
import type { Database } from './host';
import { projectFile } from './root';

// Whole processes start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

let db: Database;
let folder: string;
const children: Child[] = [];
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hedo-roles-'));
});
afterAll(async () => {
  for (const child of children) await child.end('SIGKILL');
  await db.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (role: string, file: string): Child => {
  const env = {
    PATH: process.env.PATH,
    ...{ ROLE: role, DATABASE_URL: db.connectionString, DATA_DIR: folder, PORT: '0', DEMO: 'false' },
  };
  const stdio = ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[];
  const child = runChild(projectFile(file), [], { env, stdio, cwd: projectFile('.') });
  children.push(child);
  return child;
};
const start = (role: string): Child => run(role, 'core/server/testing/role-process.ts');
const isThere = async (id: string): Promise<boolean> => (await db.knex('users').where({ id })).length > 0;
const getStatus = async (url: string): Promise<number> => (await fetch(url)).status;

it('web and worker start on a database that a process with ROLE=migrate has prepared, and on no other', async () => {
  const early = start('web');
  expect(await early.ended).toBe(1);
  expect(early.lines.join('\n')).toContain('ROLE=web makes none. Run the same release once with ROLE=migrate first.');
  const migrating = run('migrate', 'core/server/main.ts');
  expect(await migrating.ended, migrating.lines.join('\n')).toBe(0);
  expect(migrating.lines.at(-1)).toBe('Nothing to migrate.');
  const last = await db.knex('migrations').orderBy('id', 'desc').first<{ id: number; name: string }>('id', 'name');
  await db.knex('migrations').where({ id: last.id }).update({ name: 'db/20990101000000_of_a_newer_release' });
  const behind = start('worker');
  expect(await behind.ended).toBe(1);
  expect(behind.lines.join('\n')).toContain('1 migrations have not run, and ROLE=worker runs none.');
  await db.knex('migrations').where({ id: last.id }).update({ name: last.name });
});

it('web serves and does no job; a worker does them and serves nothing but its health', async () => {
  const web = start('web');
  const webUrl = await web.says('ready');
  expect(await getStatus(`${webUrl}/readyz`)).toBe(200);
  expect(await getStatus(`${webUrl}/api/modules`)).toBe(200);
  const person = await aPerson(db.knex, 'client');
  await db.knex.transaction((trx) => closeAccount(trx, person));
  // Long enough for a worker to hear of the job many times over.
  await wait(1500);
  expect(await isThere(person)).toBe(true);

  const worker = start('worker');
  const workerUrl = await worker.says('ready');
  await expect.poll(() => isThere(person), { timeout: 60_000, interval: 100 }).toBe(false);
  expect(await getStatus(`${workerUrl}/readyz`)).toBe(200);
  for (const path of ['/api/modules', '/api/auth/user', '/']) expect(await getStatus(workerUrl + path)).toBe(404);
  expect(await getStatus(`${webUrl}/api/auth/user`)).toBe(401);

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await getStatus(`${webUrl}/readyz`)).toBe(200);
  expect(await web.end('SIGTERM')).toBe(0);
});
