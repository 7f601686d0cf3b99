import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#core/server/db/open-database';
import { type Child, runChild } from '#core/server/db/testing/child';
import { startPgbouncer } from '#core/server/db/testing/pgbouncer';
import { closeAccount } from '#core/server/erasure/close';
import type { Database } from '#core/server/host';
import { createLog } from '#core/server/log';
import { projectFile } from '#core/server/root';
import { aPerson, testApp } from '#core/testing/app';
import { testDatabase } from '#core/testing/db';
import { connect } from '#core/testing/listener';
import { aLaborResponse } from '../testing/factory';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

/** Fewer than one process opens towards the pooler, so that its statements share them from the start. */
const sessions = 3;

let db: Database;
let folder: string;
let pooled: Awaited<ReturnType<typeof startPgbouncer>>;
const children: Child[] = [];
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hedo-pooled-'));
  pooled = await startPgbouncer(db.connectionString, { sessions });
});
afterAll(async () => {
  for (const child of children) await child.end('SIGKILL');
  await pooled?.stop();
  await db?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const run = (role: string, file: string, more: NodeJS.ProcessEnv): Child => {
  const env = { PATH: process.env.PATH, ROLE: role, DATA_DIR: folder, PORT: '0', DEMO: 'false', ...more };
  const child = runChild(projectFile(file), [], { env, cwd: projectFile('.') });
  children.push(child);
  return child;
};
const start = (role: string, more: NodeJS.ProcessEnv): Child => run(role, 'core/server/testing/role-process.ts', more);
const both = (): NodeJS.ProcessEnv => ({
  DATABASE_URL: pooled.connectionString,
  DATABASE_DIRECT_URL: db.connectionString,
});

it('serves by PgBouncer in transaction mode: people register, write and read, sockets hear of ended sessions, jobs run', async () => {
  const migrating = run('migrate', 'core/server/main.ts', both());
  expect(await migrating.ended, migrating.lines.join('\n')).toBe(0);
  expect(migrating.lines[0]).toContain(' by the pooler at 127.0.0.1/');
  const addresses = { databaseUrl: pooled.connectionString, databaseDirectUrl: db.connectionString };
  const app = await testApp({
    db: await openDatabase({ ...addresses, dataDir: folder }, createLog({ logLevel: 'error' })),
    config: { ...addresses, namedStatements: false },
    limits: true,
  });
  const masterKey = app.config.masterKey?.toString('base64');
  const other = start('all', { ...both(), MASTER_KEY: masterKey });
  const [otherUrl = ''] = (await other.says('ready')).split(' ');

  const registered = await (await app.as('anon')).post('/api/auth/register', {
    ...{ fullName: 'Pia Pool', email: 'pia@example.test', password: 'seven quiet rivers 41' },
  });
  expect(registered.status).toBe(202);
  expect(await db.knex('users').where({ email: 'pia@example.test' })).toHaveLength(1);

  const people = await Promise.all(Array.from({ length: 12 }, () => app.as('client')));
  const texts = people.map((_, at) => `What I carry, number ${at}, and where I found it on the way.`);
  await Promise.all(
    people.map(async (person, at) => {
      for (const labor of [1, 2, 3]) await aLaborResponse(person, labor, `${texts[at]} ${labor}`);
    }),
  );
  const lists = await Promise.all(people.map((person) => person.get('/api/labor-responses/me')));
  for (const [at, { status, body }] of lists.entries()) {
    expect(status).toBe(200);
    expect((body as { textResponse: string }[]).map(({ textResponse }) => textResponse).toSorted()).toEqual(
      [1, 2, 3].map((labor) => `${texts[at]} ${labor}`),
    );
  }
  const reads = await Promise.all(
    Array.from({ length: 240 }, (_, at) => people[at % people.length]!.get('/api/practitioners?limit=20')),
  );
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));

  // The socket is at one process, the session ends at the other: only the database tells.
  const person = people[0]!;
  const socket = await connect(otherUrl, person);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await person.get('/api/logout')).status).toBe(302);
  await closed;
  socket.disconnect();

  const leaving = await aPerson(db.knex, 'client');
  await app.knex.transaction((trx) => closeAccount(trx, leaving));
  await expect.poll(() => db.knex('users').where({ id: leaving }), { timeout: 60_000 }).toEqual([]);

  expect(await other.end('SIGTERM')).toBe(0);
  await app.stop();
});

it('starts by a pooler only with the address of the server besides, and with the limits of a request', async () => {
  const refused = async (more: NodeJS.ProcessEnv): Promise<string> => {
    const child = start('web', more);
    expect(await child.ended).toBe(1);
    return child.lines.join('\n');
  };
  expect(await refused({ DATABASE_URL: pooled.connectionString })).toContain(
    'DATABASE_URL leads to a pooler in transaction mode.',
  );
  const twice = { DATABASE_URL: pooled.connectionString, DATABASE_DIRECT_URL: pooled.connectionString };
  expect(await refused(twice)).toContain('DATABASE_DIRECT_URL leads to a pooler in transaction mode.');
  const unlimited = await startPgbouncer(db.connectionString, { sessions, withoutLimits: true });
  try {
    expect(await refused({ ...both(), DATABASE_URL: unlimited.connectionString })).toContain('statement_timeout is 0');
  } finally {
    await unlimited.stop();
  }
});
