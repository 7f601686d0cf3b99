import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrationFiles } from '#db/migration-source';
import { aPerson, testApp } from '../../testing/app';
import { testDatabase } from '../../testing/db';
import { vaultOf } from '../../testing/vault';
import { migrate } from '../db/migrate';
import { runChild } from '../db/testing/child';
import type { Config, Database } from '../host';
import { createLog } from '../log';
import { projectFile } from '../root';
import { createLocalStorage } from '../storage/local-storage';
import { makeBackup } from './make-backup';
import { readArchive } from './read-archive';
import { restoreBackup } from './restore';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

const silent = createLog({ logLevel: 'silent' });
const master = Buffer.alloc(32, 7);
const secrets = { master, backup: null };

let folder: string;
let opened: Database[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-backup-long-'));
  opened = [];
});
afterEach(async () => {
  for (const db of opened) await db.stop();
  await rm(folder, { recursive: true, force: true });
});

const database = async (isEmpty: boolean): Promise<Database> => {
  const db = await testDatabase({ isEmpty });
  opened.push(db);
  return db;
};
const backupOf = async ({ connectionString }: Database): Promise<string> =>
  (await makeBackup({ connectionString, storage: createLocalStorage(join(folder, 'storage')), secrets }, folder)).file;
const restoreInto = (target: Database, file: string) =>
  restoreBackup({
    config: {
      dataDir: join(folder, 'restored'),
      databaseUrl: target.connectionString,
      erasuresDir: join(folder, 'e'),
    } as Config,
    ...{ log: silent, secrets, file, compareFiles: true, say: () => undefined },
    ...{ erasures: [], ownErasures: '', withoutErasures: true },
  });

describe('a backup of an earlier release', () => {
  const dump = projectFile('core/testing/data/database-of-2026-11-23.sql.gz');
  const load = async (): Promise<Database> => {
    const db = await database(true);
    const client = new pg.Client({ connectionString: db.connectionString });
    await client.connect();
    await client.query(gunzipSync(await readFile(dump)).toString());
    await client.end();
    return db;
  };

  it('is restored with its own migrations, then migrated forward, and serves', async () => {
    const old = await load();
    const before = await old.knex('migrations').pluck<string[]>('name');
    const people = Number((await old.knex('users').count('* as n').first())?.n);
    const file = await backupOf(old);
    const target = await testDatabase({ isEmpty: true });
    await restoreInto(target, file);
    const app = await testApp({ db: target, config: { masterKey: master } });
    const names = migrationFiles().map(({ name }) => name);
    expect(before.length).toBeLessThan(names.length);
    expect((await app.knex('migrations').pluck<string[]>('name')).sort()).toEqual([...names].sort());
    expect(Number((await app.knex('users').count('* as n').first())?.n)).toBe(people);
    const writer = await app.knex('users').where({ email: 'sample-client@hedo.example' }).first<{ id: string }>('id');
    const exported = await Promise.all(app.assembled.personalData.map(({ data }) => data.export(writer.id)));
    expect(JSON.stringify(exported)).toContain('birthDate');
    await app.runJobs();
    await app.stop();
  });

  it('is refused where a migration was changed since, or a newer release made it', async () => {
    const source = await database(false);
    await source.knex.raw('alter table users alter column first_name type varchar(99)');
    const file = await backupOf(source);
    await expect(restoreInto(await database(true), file)).rejects.toThrow(
      'the table users differently in this release',
    );
    await source.knex('migrations').insert({ name: 'db/20990101000000_newer', batch: 9 });
    await rm(file);
    const newer = await backupOf(source);
    const target = await database(true);
    await expect(restoreInto(target, newer)).rejects.toThrow('does not have 1 migrations');
    expect(
      await target.knex.raw("select to_regnamespace('unfinished_restore') as found").then(({ rows }) => rows[0].found),
    ).toBeNull();
  });
});

it('a backup under load holds what was committed at one moment, and nothing by halves', async () => {
  const source = await database(false);
  const ended = { value: false };
  const write = async (): Promise<void> => {
    while (!ended.value)
      await source.knex.transaction(async (trx) => {
        const event = { event: 'test.pair', payload: '{}' };
        await trx('outbox_events').insert(event);
        await trx('mails').insert({ kind: 'test.pair', sealed: Buffer.from('waits') });
        await trx('outbox_events').insert(event);
      });
  };
  const writers = [write(), write(), write()];
  for (let round = 0; round < 10; round += 1) {
    await wait(100);
    const { file } = await makeBackup(
      { connectionString: source.connectionString, storage: createLocalStorage(folder), secrets },
      join(folder, `${round}.backup`),
    );
    const counts = new Map<string, number>();
    await readArchive(secrets, file, {
      rowsEnd: async (of, { rows }) => void (of.kind === 'table' && counts.set(of.table.name, rows)),
    });
    expect(counts.get('outbox_events')).toBe(2 * (counts.get('mails') ?? 0));
    await rm(file);
  }
  ended.value = true;
  await Promise.all(writers);
});

it('a restore that is killed anywhere leaves no system, and the next one succeeds', async () => {
  const source = await database(false);
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    event: `test.${n}`,
    payload: JSON.stringify({ n, text: 'x'.repeat(200) }),
  }));
  for (let at = 0; at < rows.length; at += 5000) await source.knex('outbox_events').insert(rows.slice(at, at + 5000));
  const storage = createLocalStorage(join(folder, 'storage'));
  for (let n = 0; n < 200; n += 1) await storage.put(`core/some/file-${n}`, randomBytes(60_000));
  const file = await backupOf(source);
  const target = await database(true);
  const env = {
    ...process.env,
    ...{ NODE_OPTIONS: '', NODE_ENV: 'development', BASE_URL: '', DATABASE_URL: target.connectionString },
    ...{ DATA_DIR: join(folder, 'restored'), MASTER_KEY: master.toString('base64') },
  };
  const start = () =>
    runChild(projectFile('core/server/backup/testing/restore-process.ts'), ['--from', file, '--without-erasures'], {
      env,
      cwd: projectFile('.'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const unfinished = async (): Promise<boolean> =>
    (await target.knex.raw("select to_regnamespace('unfinished_restore') is not null as found")).rows[0].found;
  const seen = new Set<string>();
  for (const [step, delayMs] of [
    ...(['Making', 'Restoring'] as const).flatMap((step) => [0, 200, 700, 1500].map((ms) => [step, ms] as const)),
    ['Restoring', 2500] as const,
  ]) {
    const child = start();
    await child.says(step);
    await wait(delayMs);
    await child.end('SIGKILL');
    if (child.lines.some((line) => line.startsWith('Restored'))) break;
    seen.add(step);
    expect(await unfinished()).toBe(true);
    await expect(migrate(target, silent)).rejects.toThrow('a restore broke off');
  }
  expect(seen.size).toBe(2);
  if (await unfinished()) {
    const last = start();
    expect(await last.ended, last.lines.join('\n')).toBe(0);
  }
  expect(await unfinished()).toBe(false);
  expect(await migrate(target, silent)).toEqual([]);
  expect(Number((await target.knex('outbox_events').count('* as n').first())?.n)).toBe(rows.length);
});

it('a drill succeeds for a whole system, and names a person whose key does not open', async () => {
  const source = await database(false);
  const owner = await aPerson(source.knex, 'client');
  await vaultOf(master).encrypt(source.knex, owner, 'test:text:1', 'words');
  const env = {
    ...process.env,
    ...{ NODE_OPTIONS: '', NODE_ENV: 'development', BASE_URL: '', DATABASE_URL: 'postgres://nowhere.invalid/none' },
    ...{ DATA_DIR: join(folder, 'living'), MASTER_KEY: master.toString('base64'), TMPDIR: folder },
  };
  const drill = async () => {
    const child = runChild(
      projectFile('core/server/backup/testing/restore-process.ts'),
      ['--drill', '--from', await backupOf(source), '--without-erasures'],
      { env, cwd: projectFile('.'), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return { code: await child.ended, said: child.lines.join('\n') };
  };
  const whole = await drill();
  expect(whole.said).toMatch(
    /Compared: [\s\S]*Signed in as drill-[\s\S]*keys of 1 people open[\s\S]*The drill succeeded/,
  );
  expect(whole.code).toBe(0);
  await wait(1000);
  await source.knex('user_keys').update({ wrapped_key: randomBytes(61) });
  const broken = await drill();
  expect(broken.said).toContain(`The key of person ${owner} does not open`);
  expect(broken.code).toBe(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('hedo-drill-'))).toEqual([]);
});

it('an archive that was altered or cut off at any of many places is refused', async () => {
  const file = await backupOf(await database(false));
  const whole = await readFile(file);
  for (let round = 0; round < 200; round += 1) {
    const place = randomInt(whole.length);
    const altered = Buffer.from(whole);
    altered[place] = altered[place]! ^ (1 << randomInt(8));
    await writeFile(file, round % 2 === 0 ? altered : whole.subarray(0, place));
    await expect(readArchive(secrets, file), `byte ${place}`).rejects.toThrow(
      /altered|cut off|damaged|no backup|another/,
    );
  }
});
