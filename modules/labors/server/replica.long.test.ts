import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '#core/server/auth/sessions';
import { openDatabase } from '#core/server/db/open-database';
import { openReplica } from '#core/server/db/replica';
import { startStandby } from '#core/server/db/testing/standby';
import { startFaultyDebian } from '#core/server/jobs/testing/faulty-database';
import { createLog } from '#core/server/log';
import { testApp } from '#core/testing/app';
import { type Client, createClient } from '#core/testing/client';
import { findFreePort } from '#core/testing/free-port';
import { aLaborResponse } from '../testing/factory';

vi.setConfig({ testTimeout: 600_000 });

const log = createLog({ logLevel: 'silent' });

/** Ends what was started, the last first, also where the test fails. */
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

it('reads from a streaming replica while it keeps up, never behind the own words, and without it when it is away', async () => {
  const primary = await startFaultyDebian();
  endings.push(primary.end);
  const databaseUrl = primary.connectionString;
  const first = await openDatabase({ databaseUrl, dataDir: '' }, log);
  await expect(openReplica(databaseUrl, first, log)).rejects.toThrow('is no replica of the database');
  const migrated = await testApp({ modules: ['labors'], db: first });
  const masterKey = migrated.config.masterKey;
  await migrated.stop();

  const standby = await startStandby(databaseUrl);
  endings.push(standby.end);
  const databaseReadUrl = standby.connectionString;
  const metrics = { host: '127.0.0.1', port: await findFreePort() };
  const measured = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const app = await testApp({
    modules: ['labors'],
    db: await openDatabase({ databaseUrl, dataDir: '' }, log),
    config: { databaseReadUrl, masterKey, metrics },
  });
  endings.push(app.stop);
  const says = (words: string): number => app.logged.filter((line) => line.includes(words)).length;
  const tabOf = async ({ userId }: Client): Promise<Client> =>
    createClient(app.url, userId, (await createSession(app.knex, userId)).cookie);
  const countOf = async (client: Client): Promise<number> => {
    const { status, body } = await client.get('/api/labor-responses/me');
    expect(status).toBe(200);
    return (body as unknown[]).length;
  };
  const write = (client: Client, labor: number) =>
    aLaborResponse(client, labor, 'What I carry and where I found it on the way.');

  const ann = await app.as('client');
  const tab = await tabOf(ann);
  await write(ann, 1);
  await expect.poll(() => countOf(tab), { timeout: 60_000 }).toBe(1);
  expect(says('replica: reads go there')).toBe(1);
  expect(await measured('hedo_replica_used')).toBe(1);
  expect(await measured('hedo_replica_behind_seconds')).toBeLessThan(5);

  // It stands still from here on: other browsers see what was, this one sees its own words.
  await standby.ask('select pg_wal_replay_pause()');
  await write(ann, 2);
  expect(await Promise.all([countOf(ann), countOf(tab)])).toEqual([2, 1]);
  // Five seconds behind it is left alone, before the ten seconds of whoever wrote are over.
  await wait(6000);
  expect(await countOf(tab)).toBe(2);
  expect(says('replica: reads go to the database itself')).toBe(1);
  expect(await measured('hedo_replica_used')).toBe(0);
  expect(await measured('hedo_replica_behind_seconds')).toBeGreaterThan(5);

  await standby.ask('select pg_wal_replay_resume()');
  await expect.poll(() => says('replica: reads go there'), { timeout: 60_000 }).toBe(2);
  expect(await countOf(tab)).toBe(2);

  await standby.end();
  const answers = await Promise.all(Array.from({ length: 20 }, () => countOf(tab)));
  expect(new Set(answers)).toEqual(new Set([2]));
  await write(ann, 3);
  expect(await countOf(tab)).toBe(3);
});
