import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrationFiles } from '#db/migration-source';
import { testApp } from '../../testing/app';
import { testDatabase } from '../../testing/db';
import { boot } from '../boot';
import type { Database } from '../host';
import { createLog } from '../log';
import { projectFile } from '../root';
import { migrate, migrationStatus, rollback } from './migrate';
import { runChild } from './testing/child';

// Whole processes start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const silent = createLog({ logLevel: 'silent' });
const tablesOf = async (knex: Knex): Promise<string[]> =>
  (await knex('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename')) as string[];

describe('the timeline of core and all modules', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.stop());

  it('is sorted by timestamp, with core first and no stamp used twice in a folder', () => {
    const names = migrationFiles().map(({ name }) => name);
    expect(names[0]).toBe('db/20261121080000_create_users');
    const stamps = names.map((name) => name.split('/')[1]!.slice(0, 14));
    expect(stamps).toEqual([...stamps].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('runs once', async () => {
    expect(await migrate(db, silent)).toEqual([]);
    expect((await migrationStatus(db.knex)).every(({ done }) => done)).toBe(true);
  });

  it('goes all the way down and up again', async () => {
    const before = await tablesOf(db.knex);
    const all = migrationFiles().map(({ name }) => name);
    expect(await rollback(db, silent, all.length)).toEqual([...all].reverse());
    expect(await tablesOf(db.knex)).toEqual(['migrations', 'migrations_lock']);
    expect(await migrate(db, silent)).toEqual(all);
    expect(await tablesOf(db.knex)).toEqual(before);
  });

  it('keeps the audit log append-only', async () => {
    await db.knex('audit_log').insert({ action: 'tested', prev_hash: '', hash: 'a' });
    await expect(db.knex('audit_log').update({ action: 'changed' })).rejects.toThrow('append-only');
    await expect(db.knex('audit_log').delete()).rejects.toThrow('append-only');
    await expect(db.knex.raw('truncate audit_log')).rejects.toThrow('append-only');
  });

  it('refuses two accounts for one address, and an address that is not canonical', async () => {
    const person = { email: 'ann@example.com', first_name: 'Ann', last_name: 'Example' };
    await db.knex('users').insert(person);
    await expect(db.knex('users').insert(person)).rejects.toMatchObject({ code: '23505' });
    await expect(db.knex('users').insert({ ...person, email: 'Bea@example.com' })).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('migrate', () => {
  let db: Database;
  let folder: string;
  const write = async (path: string, up: string, marked = ''): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      `${marked}\nexport const up = async (knex) => { ${up} };\nexport const down = async (knex) => knex.raw('select 1');\n`,
    );
  };
  const run = () => migrate(db, silent, migrationFiles(folder));
  const migrator = () => runChild(projectFile('core/server/db/testing/migrator.ts'), [db.connectionString, folder]);
  const exists = (table: string) => db.knex.schema.hasTable(table);

  beforeEach(async () => {
    db = await testDatabase({ isEmpty: true });
    folder = await mkdtemp(join(tmpdir(), 'hedo-migrations-'));
  });
  afterEach(async () => {
    await db.stop();
    await rm(folder, { recursive: true });
  });

  it('runs a step once when two processes start together', async () => {
    const slow = "await knex.raw('create table once (n int)'); await knex.raw('select pg_sleep(0.5)');";
    await write('db/migrations/20260101000000_once.ts', slow);
    const both = [migrator(), migrator()];
    const ran = await Promise.all(both.map((one) => one.says('ran')));
    expect(ran.sort()).toEqual(['0', '1']);
    expect(await db.knex('migrations').pluck('name')).toEqual(['db/20260101000000_once']);
  });

  it('leaves no half step when it is killed, and the next start finishes', async () => {
    await write('db/migrations/20260101000000_first.ts', "await knex.raw('create table first (n int)');");
    const half = "await knex.raw('create table half (n int)'); await knex.raw('select pg_sleep(2)');";
    await write('modules/x/migrations/20260101000001_half.ts', half);
    const first = migrator();
    const sleeping = async () =>
      (await db.knex('pg_stat_activity').whereLike('query', '%pg_sleep(2)%').where({ state: 'active' }).first('pid')) &&
      exists('first');
    await first.says('began');
    while (!(await sleeping())) await wait(20);
    await first.end('SIGKILL');
    expect(await exists('first')).toBe(true);
    expect(await exists('half')).toBe(false);
    expect(await run()).toEqual(['x/20260101000001_half']);
    expect(await exists('half')).toBe(true);
  });

  it('is not stopped by the lock row that a killed process left', async () => {
    await write('db/migrations/20260101000000_first.ts', "await knex.raw('create table first (n int)');");
    await run();
    await db.knex('migrations_lock').update({ is_locked: 1 });
    await write('db/migrations/20260101000001_second.ts', "await knex.raw('create table second (n int)');");
    expect(await run()).toEqual(['db/20260101000001_second']);
  });

  it('takes a failed step back and names it', async () => {
    await write(
      'db/migrations/20260101000000_bad.ts',
      "await knex.raw('create table bad (n int)'); await knex.raw('select 1/0');",
    );
    await expect(run()).rejects.toThrow('migration db/20260101000000_bad up failed');
    expect(await exists('bad')).toBe(false);
  });

  it('runs an older step of a module that came later', async () => {
    await write('db/migrations/20260102000000_first.ts', "await knex.raw('create table first (n int)');");
    await run();
    await write('modules/x/migrations/20260101000000_older.ts', "await knex.raw('create table older (n int)');");
    expect(await run()).toEqual(['x/20260101000000_older']);
  });

  it('refuses a renamed step, and does not miss those of a deleted module', async () => {
    await write('db/migrations/20260101000000_first.ts', "await knex.raw('create table first (n int)');");
    await write('modules/x/migrations/20260101000001_of_x.ts', "await knex.raw('create table x (n int)');");
    await run();
    const folderOfX = join(folder, 'modules/x/migrations');
    await rename(join(folderOfX, '20260101000001_of_x.ts'), join(folderOfX, '20260101000002_of_x.ts'));
    await expect(run()).rejects.toThrow('x/20260101000001_of_x');
    await rm(join(folder, 'modules/x'), { recursive: true });
    expect(await run()).toEqual([]);
  });

  describe('in a release that is older than its database', () => {
    const newer = 'db/20260102000000_newer';
    const release = async (marked: string): Promise<void> => {
      await write('db/migrations/20260101000000_first.ts', "await knex.raw('create table first (n int)');");
      await write(`db/migrations/20260102000000_newer.ts`, "await knex.raw('create table newer (n int)');", marked);
      await run();
    };
    const goBack = () => rm(join(folder, `db/migrations/20260102000000_newer.ts`));

    it('runs nothing and says so in one line', async () => {
      await release('');
      await goBack();
      const lines: string[] = [];
      const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
      expect(await migrate(db, log, migrationFiles(folder))).toEqual([]);
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          level: 'warn',
          message: 'the database is ahead of this release',
          count: 1,
          name: newer,
        }),
      ]);
    });

    it('refuses a migration that was declared breaking, and names it and what to do', async () => {
      await release('export const breaking = true;');
      await goBack();
      await expect(run()).rejects.toThrow(
        `a newer release has run ${newer}, which older ones cannot work with. Start the newer release`,
      );
    });

    it('notes no breaking migration that failed', async () => {
      await write('db/migrations/20260101000000_first.ts', "await knex.raw('create table first (n int)');");
      await write(
        `db/migrations/20260102000000_newer.ts`,
        "await knex.raw('select 1/0');",
        'export const breaking = true;',
      );
      await expect(run()).rejects.toThrow('division by zero');
      expect(await exists('breaking_migrations')).toBe(false);
    });

    it('takes the note back with the migration', async () => {
      await release('export const breaking = true;');
      expect(await rollback(db, silent, 1, migrationFiles(folder))).toEqual([newer]);
      await goBack();
      expect(await run()).toEqual([]);
    });

    it('serves: the whole product boots on a database one migration ahead, and not behind a breaking one', async () => {
      const ahead = await testDatabase();
      const root = await mkdtemp(join(tmpdir(), 'hedo-release-'));
      const next = (stamp: number, marked: string): Promise<void> =>
        writeFile(
          join(root, 'db/migrations', `${stamp}_ahead.ts`),
          `${marked}\nexport const up = (knex) => knex.raw('create table ahead_${stamp} (id uuid references users(id))');\nexport const down = (knex) => knex.raw('select 1');\n`,
        );
      const release = () => migrate(ahead, silent, [...migrationFiles(), ...migrationFiles(root)]);
      await mkdir(join(root, 'db/migrations'), { recursive: true });
      await next(20990101000000, '');
      await release();
      const app = await testApp({ db: ahead });
      const anybody = await app.as('anon');
      expect((await anybody.get('/readyz')).status).toBe(200);
      const client = await app.as('client');
      expect((await client.get('/api/account')).status).toBe(200);
      expect(app.logged.filter((line) => line.includes('ahead of this release'))).toHaveLength(1);

      await next(20990101000001, 'export const breaking = true;');
      await release();
      const log = createLog({ logLevel: 'silent' });
      await expect(boot({ config: app.config, db: ahead, log, worker: false, pages: false })).rejects.toThrow(
        'db/20990101000001_ahead',
      );
      await app.stop();
      await rm(root, { recursive: true });
    });
  });
});
