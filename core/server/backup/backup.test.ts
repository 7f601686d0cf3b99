import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { testDatabase } from '../../testing/db';
import { vaultOf } from '../../testing/vault';
import { recordAudit } from '../audit';
import { verifyAudit } from '../audit-chain';
import { migrate } from '../db/migrate';
import { closeAccount } from '../erasure/close';
import type { Config, Database } from '../host';
import { enqueue } from '../jobs/enqueue';
import { drainJobs } from '../jobs/worker';
import { createLog } from '../log';
import { createLocalStorage } from '../storage/local-storage';
import type { ArchiveSecrets } from './archive-key';
import { makeBackup } from './make-backup';
import { readArchive } from './read-archive';
import { type Restored, restoreBackup } from './restore';

const silent = createLog({ logLevel: 'silent' });
const words = 'I have not slept since March. 🌊';
const oddName = 'Ann\t"O\\N" \\. \nNewline';
const picture = randomBytes(700_000);

let app: TestApp;
let target: Database;
let folder: string;
let file: string;
let secrets: ArchiveSecrets;
let [ann, ben] = ['', ''];
let sealed: Buffer;

const storageOf = ({ dataDir }: Pick<Config, 'dataDir'>) => createLocalStorage(join(dataDir, 'storage'));
const targetConfig = (): Config => ({
  ...app.config,
  dataDir: join(folder, 'restored'),
  databaseUrl: target.connectionString,
  erasuresDir: join(folder, 'restored/erasures'),
});
const restore = (changes: Partial<Parameters<typeof restoreBackup>[0]> = {}): Promise<Restored> =>
  restoreBackup({
    ...{ config: targetConfig(), log: silent, secrets, file, compareFiles: true, say: () => undefined },
    ...{ erasures: [], ownErasures: app.config.erasuresDir, withoutErasures: false },
    ...changes,
  });
const countTables = async (knex: Knex): Promise<number> =>
  Number((await knex.raw("select count(*) from pg_tables where schemaname <> 'pg_catalog'")).rows[0].count) -
  Number((await knex.raw("select count(*) from pg_tables where schemaname = 'information_schema'")).rows[0].count);
/** Constraints, triggers with their state and indexes, as the database describes them. */
const listRules = async (knex: Knex): Promise<string[]> =>
  (
    await knex.raw<{ rows: { rule: string }[] }>(
      `select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) as rule
         from pg_constraint where connamespace = 'public'::regnamespace
       union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    )
  ).rows.map(({ rule }) => rule);

beforeAll(async () => {
  app = await testApp();
  target = await testDatabase({ isEmpty: true });
  folder = await mkdtemp(join(tmpdir(), 'hedo-backup-'));
  const master = app.config.masterKey!;
  secrets = { master, backup: null };
  const annsClient = await app.as('client', { firstName: oddName, email: 'ann@example.test' });
  ann = annsClient.userId;
  ben = (await app.as('client', { email: 'ben@example.test' })).userId;
  sealed = await vaultOf(master).encrypt(app.knex, ann, 'test:text:1', words);
  await storageOf(app.config).put('core/notes/one', sealed);
  await storageOf(app.config).put(`core/${ben}/picture.png`, picture);
  await recordAudit(app.knex, { actor: ann, action: 'test.first', detail: { text: 'a\\b\nc' } });
  for (const id of ['queued', 'running', 'mail']) await enqueue(app.knex, 'core.test-count', { id }, { key: id });
  await app.knex.raw(
    `update graphile_worker._private_jobs set locked_by = 'somebody', locked_at = now(), attempts = max_attempts where key = 'running'`,
  );
  await app.knex.raw("update graphile_worker._private_jobs set key = 'mail:1' where key = 'mail'");
  await app.knex('mails').insert({ kind: 'test.waiting', sealed: Buffer.from('waits') });
  const source = {
    connectionString: app.db.connectionString,
    storage: createLocalStorage(join(app.config.dataDir, 'storage')),
    secrets,
  };
  ({ file } = await makeBackup(source, folder));
  // After the backup: Ben leaves for good.
  await app.knex.raw("delete from graphile_worker._private_jobs where key in ('queued', 'running', 'mail:1')");
  await app.knex.transaction((trx) => closeAccount(trx, ben));
  await app.runJobs();
});
afterAll(async () => {
  await app.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('an archive', () => {
  it('shows nothing of what it holds, and only its owner may read it', async () => {
    const bytes = await readFile(file);
    for (const secret of ['ann@example.test', 'test.first', 'audit_log']) expect(bytes.includes(secret)).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^hedo-.*\.backup$/)]);
  });

  it('is refused when it was cut off anywhere, altered anywhere, or has two chunks in the other order', async () => {
    const whole = await readFile(file);
    const copy = join(folder, 'copy.backup');
    const refusal = (): Promise<string> =>
      readArchive(secrets, copy).then(
        () => 'accepted',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    const headerEnd = 12 + whole.readUInt32BE(8);
    const chunk = 256 * 1024 + 16;
    expect(whole.length).toBeGreaterThan(headerEnd + 2 * chunk);
    for (const length of [
      0,
      5,
      40,
      headerEnd,
      headerEnd + 1,
      headerEnd + chunk,
      headerEnd + chunk + 9,
      whole.length - 1,
    ]) {
      await writeFile(copy, whole);
      await truncate(copy, length);
      expect(await refusal()).toMatch(/^BackupProblem: .*(no backup|damaged|cut off)/);
    }
    for (const place of [3, 14, 60, 300, headerEnd, headerEnd + chunk - 1, headerEnd + chunk, whole.length - 1]) {
      await writeFile(copy, whole);
      const handle = await open(copy, 'r+');
      await handle.write(Buffer.from([whole[place]! ^ 1]), 0, 1, place);
      await handle.close();
      expect(await refusal(), `byte ${place}`).toMatch(/^BackupProblem: /);
    }
    const [first, second] = [0, 1].map((at) => whole.subarray(headerEnd + at * chunk, headerEnd + (at + 1) * chunk));
    const rest = whole.subarray(headerEnd + 2 * chunk);
    await writeFile(copy, Buffer.concat([whole.subarray(0, headerEnd), second!, first!, rest]));
    expect(await refusal()).toMatch(/altered/);
    await writeFile(copy, whole);
    expect(await refusal()).toBe('accepted');
  });
});

describe('a restore', () => {
  it('changes nothing where the key is another one, no erasures are known, or a system lives', async () => {
    const other = { master: randomBytes(32), backup: null };
    await expect(restore({ secrets: other })).rejects.toThrow('belongs to another master key');
    const missing = { ownErasures: join(folder, 'nowhere') };
    await expect(restore(missing)).rejects.toThrow('No list of erased accounts was found');
    expect(await countTables(target.knex)).toBe(0);
    const living = { ...targetConfig(), databaseUrl: app.db.connectionString };
    await expect(restore({ config: living })).rejects.toThrow('never over a living system');
    await expect(restore({ config: { ...targetConfig(), dataDir: app.config.dataDir } })).rejects.toThrow(
      'is not empty',
    );
    expect(await countTables(target.knex)).toBe(0);
    expect(await app.knex('users').where({ id: ann }).first()).toBeDefined();
    const separate = { master: secrets.master, backup: randomBytes(32) };
    const source = {
      connectionString: app.db.connectionString,
      storage: createLocalStorage(join(folder, 'none')),
      secrets: separate,
    };
    const own = await makeBackup(source, join(folder, 'own.backup'));
    await expect(restore({ file: own.file })).rejects.toThrow('Set BACKUP_KEY');
    await rm(own.file);
  });

  it('that broke off is no system: the product does not start on it, and the next restore clears it', async () => {
    const say = (line: string): void => {
      if (line.startsWith('Restoring')) throw new Error('the machine stops');
    };
    await expect(restore({ say })).rejects.toThrow('the machine stops');
    expect(await countTables(target.knex)).toBeGreaterThan(0);
    await expect(migrate(target, silent)).rejects.toThrow('a restore broke off');
  });

  it('brings everything back, and nobody who was erased since', async () => {
    const { erased, mailsSetAside, totals } = await restore();
    expect([erased, mailsSetAside]).toEqual([1, 1]);
    expect(totals.tables).toBeGreaterThan(50);
    const { knex } = target;
    expect(await knex('users').where({ id: ann }).first('first_name')).toEqual({ first_name: oddName });
    expect(await knex('users').where({ id: ben })).toEqual([]);
    const read = await storageOf(targetConfig()).get('core/notes/one');
    expect(await vaultOf(secrets.master).decryptText(knex, ann, 'test:text:1', read!)).toBe(words);
    expect(Buffer.from((await storageOf(targetConfig()).get(`core/${ben}/picture.png`))!).equals(picture)).toBe(true);
    expect(await readdir(join(folder, 'restored/erasures'))).toEqual([`${ben}.json`]);
    await expect(restore()).rejects.toThrow('never over a living system');
  });

  it('leaves every constraint, trigger, index and sequence as it was', async () => {
    expect(await listRules(target.knex)).toEqual(await listRules(app.knex));
    await expect(target.knex('audit_log').update({ action: 'changed' })).rejects.toThrow('append-only');
    await recordAudit(target.knex, { actor: null, action: 'test.after' });
    const actions = await target.knex('audit_log').orderBy('id').pluck<string[]>('action');
    expect(actions[0]).toBe('test.first');
    expect(actions.slice(-2)).toEqual(['backup.restored', 'test.after']);
    expect((await verifyAudit(target.knex)).broken).toBeNull();
  });

  it('ends all sessions, queues each waiting job once, and sends no mail that may have gone out', async () => {
    expect(await target.knex('sessions')).toEqual([]);
    expect(await target.knex('mails').select('kind', 'failure')).toEqual([
      { kind: 'test.waiting', failure: 'restored' },
    ]);
    const ran: string[] = [];
    const count = {
      name: 'core.test-count',
      run: async ({ id }: { id: string }) => void ran.push(id),
    };
    await drainJobs(target.connectionString, [count], silent);
    await drainJobs(target.connectionString, [count], silent);
    expect(ran.sort()).toEqual(['queued', 'running']);
  });

  it('can be started: people sign in to it and a backup of it can be made', async () => {
    const restored = await testApp({ db: target, config: { masterKey: secrets.master } });
    target = { ...target, stop: () => restored.stop() };
    const client = await restored.as('client');
    expect((await client.get('/api/account')).status).toBe(200);
    const source = {
      connectionString: restored.db.connectionString,
      storage: createLocalStorage(join(targetConfig().dataDir, 'storage')),
      secrets,
    };
    const again = await makeBackup(source, join(folder, 'again.backup'));
    expect((await readArchive(secrets, again.file)).totals.tables).toBe(
      (await readArchive(secrets, file)).totals.tables,
    );
  });
});
