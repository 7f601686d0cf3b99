import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { buildForTests } from '../tools/build-server.mjs';
import type { Child } from './db/testing/child';
import { createRoleProcesses } from './testing/role-processes';

const { knex, run, addClosedPerson, isThere, getStatus } = createRoleProcesses();
const source = 'core/server/testing/role-process.ts';
let built: string;
beforeAll(async () => {
  built = await buildForTests(source);
});
const start = (role: string): Child => run(role, built);
const getUrl = async (child: Child): Promise<string> => (await child.says('ready')).split(' ')[0]!;

it('web and worker start on a database that a process with ROLE=migrate has prepared, and on no other', async () => {
  const early = start('web');
  expect(await early.ended).toBe(1);
  expect(early.lines.join('\n')).toContain('ROLE=web makes none. Run the same release once with ROLE=migrate first.');
  const migrating = run('migrate', resolve(built, '../../main.js'));
  expect(await migrating.ended, migrating.lines.join('\n')).toBe(0);
  expect(migrating.lines.at(-1)).toBe('Nothing to migrate.');
  const last = await knex()('migrations').orderBy('id', 'desc').first<{ id: number; name: string }>('id', 'name');
  await knex()('migrations').where({ id: last.id }).update({ name: 'db/20990101000000_of_a_newer_release' });
  const behind = start('worker');
  expect(await behind.ended).toBe(1);
  expect(behind.lines.join('\n')).toContain('1 migrations have not run, and ROLE=worker runs none.');
  await knex()('migrations').where({ id: last.id }).update({ name: last.name });
});

it('web serves and does no job; a worker does them and serves nothing but its health', async () => {
  // Only of sources it is seen which files are loaded.
  const web = run('web', source);
  const webUrl = await getUrl(web);
  expect(web.lines).toContain('loaded 0');
  expect(await getStatus(`${webUrl}/readyz`)).toBe(200);
  expect(await getStatus(`${webUrl}/api/modules`)).toBe(200);
  const person = await addClosedPerson();
  // Long enough for a worker to hear of the job many times over.
  await wait(1500);
  expect(await isThere(person)).toBe(true);

  const worker = start('worker');
  const workerUrl = await getUrl(worker);
  await expect.poll(() => isThere(person), { timeout: 60_000, interval: 100 }).toBe(false);
  expect(await getStatus(`${workerUrl}/readyz`)).toBe(200);
  for (const path of ['/api/modules', '/api/auth/user', '/']) expect(await getStatus(workerUrl + path)).toBe(404);
  expect(await getStatus(`${webUrl}/api/auth/user`)).toBe(401);

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await getStatus(`${webUrl}/readyz`)).toBe(200);
  expect(await web.end('SIGTERM')).toBe(0);
});
