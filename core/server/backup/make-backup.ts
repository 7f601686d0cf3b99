import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { syncFolder } from '../db/embedded/files';
import { projectFile } from '../root';
import type { StoredFiles } from '../storage/stored-files';
import { getKeyId } from '../vault/master-keys';
import { rootKeyId } from '../vault/root-key';
import type { ArchiveSecrets } from './archive-key';
import { columnsOf, leftOut, listSequences, listTables, tableOf } from './catalog';
import { RowCounter, readRows, sessionForCopies } from './copy-rows';
import { createHeader, encryptArchive } from './encrypted-stream';
import { BackupProblem } from './problem';
import { selectJobs } from './queue';
import { type Entry, encodeBytes, encodeEntry, encodeRows, type TableShape, type Totals } from './records';
import { isUnfinished } from './unfinished';

/** What is archived. */
export interface BackupSource {
  readonly connectionString: string;
  readonly storage: Pick<StoredFiles, 'list' | 'read'>;
  readonly secrets: ArchiveSecrets;
}

/** A finished archive. */
export interface MadeBackup {
  readonly file: string;
  readonly id: string;
  readonly size: number;
  readonly totals: Totals;
  /** Stored files that were removed while they were being listed. */
  readonly vanished: number;
}

type Counted = { -readonly [K in keyof Totals]: number } & { vanished: number };

const query = async <T extends pg.QueryResultRow>(client: pg.ClientBase, sql: string): Promise<T[]> =>
  (await client.query<T>(sql)).rows;

const startOf = async (client: pg.ClientBase, tables: readonly TableShape[]): Promise<Entry> => {
  const names = new Set(tables.map(({ name }) => name));
  if (!names.has('migrations') || (await isUnfinished(client)))
    throw new BackupProblem(
      'There is nothing to back up: no release has finished making this database. Check DATABASE_URL and DATA_DIR.',
    );
  const migrations = await query<{ name: string }>(client, 'select name from public.migrations order by id');
  const breaking = names.has('breaking_migrations')
    ? await query<{ name: string }>(client, 'select name from public.breaking_migrations order by noted_at, name')
    : [];
  const [server] = await query<{ server_version: string }>(client, 'show server_version');
  const { version } = JSON.parse(await readFile(projectFile('package.json'), 'utf8')) as { version: string };
  return {
    kind: 'start',
    product: version,
    postgres: server?.server_version ?? '',
    migrations: migrations.map(({ name }) => name),
    breaking: breaking.map(({ name }) => name),
  };
};

const archiveRows = async function* (
  client: pg.ClientBase,
  entry: Entry,
  sql: string,
  counted: Counted,
): AsyncGenerator<Buffer> {
  yield encodeEntry(entry);
  const counter = new RowCounter();
  for await (const group of readRows(client, sql, counter)) yield encodeRows(group);
  const { rows, digest } = counter.result();
  yield encodeEntry({ kind: 'rows-end', rows, digest });
  counted.rows += rows;
};

/** All rows as they were at one moment; nothing that others write meanwhile gets in. */
const archiveDatabase = async function* (source: BackupSource, counted: Counted): AsyncGenerator<Buffer> {
  const client = new pg.Client({ connectionString: source.connectionString, application_name: 'hedo-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sessionForCopies);
    await client.query('begin isolation level repeatable read read only');
    const all = await listTables(client);
    yield encodeEntry(await startOf(client, all));
    const tables = all.filter(({ name }) => !leftOut.has(name));
    // A migration has to wait: its change of a table would not be part of the snapshot.
    await client.query(`lock table ${tables.map(({ name }) => tableOf(name)).join(', ')} in access share mode`);
    for (const table of tables) {
      const sql = `select ${columnsOf(table)} from ${tableOf(table.name)}`;
      yield* archiveRows(client, { kind: 'table', table }, sql, counted);
      counted.tables += 1;
    }
    const [queue] = await query<{ found: boolean }>(
      client,
      "select to_regnamespace('graphile_worker') is not null as found",
    );
    if (queue?.found) yield* archiveRows(client, { kind: 'jobs' }, selectJobs, counted);
    yield encodeEntry({ kind: 'sequences', sequences: await listSequences(client) });
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** After the database, so that every file of which a row of the snapshot tells is there, unless somebody has removed it since. */
const archiveFiles = async function* (storage: BackupSource['storage'], counted: Counted): AsyncGenerator<Buffer> {
  for await (const key of storage.list()) {
    const content = await storage.read(key);
    if (!content) {
      counted.vanished += 1;
      continue;
    }
    yield encodeEntry({ kind: 'file', key });
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of content) {
      hash.update(part);
      bytes += part.length;
      yield encodeBytes(part);
    }
    yield encodeEntry({ kind: 'file-end', bytes, digest: hash.digest('hex') });
    counted.files += 1;
    counted.bytes += bytes;
  }
};

const archive = async function* (source: BackupSource, counted: Counted): AsyncGenerator<Buffer> {
  yield* archiveDatabase(source, counted);
  yield* archiveFiles(source.storage, counted);
  const { vanished: _, ...totals } = counted;
  yield encodeEntry({ kind: 'end', totals });
};

const nameForm = /^hedo-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
const nameAt = (at: Date): string => `hedo-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Archives in a folder that were made under their usual name, oldest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[]))
    .filter((name) => nameForm.test(name))
    .sort()
    .map((name) => join(folder, name));

/** The archive that `--from` names: a file, or the newest in a folder. */
export const findBackup = async (from: string): Promise<string> => {
  const path = resolve(from);
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return path;
  const newest = found?.isDirectory() ? (await listBackups(path)).at(-1) : undefined;
  if (!newest)
    throw new BackupProblem(`There is no backup at ${path}. Name a file, or a folder with backups, by --from.`);
  return newest;
};

/** The file for `--to`: as it is given when it ends in `.backup`, else in that folder under the usual name. */
const fileFor = (to: string, at: Date): string =>
  to.endsWith('.backup') ? resolve(to) : join(resolve(to), nameAt(at));

/** The root key as it is stored. Throws unless the master key here wraps it and all keys of people. */
const readWrappedRoot = async ({ connectionString, secrets }: BackupSource): Promise<Buffer | null> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const own = getKeyId(secrets.master);
    // A database of a release before there was a root key: the master key itself is what seals, and nothing says which it was.
    const marked = await query(
      client,
      `select from information_schema.columns
       where table_schema = 'public' and table_name in ('user_keys', 'server_keys') and column_name = 'key_id'`,
    );
    if (marked.length < 2) return null;
    const foreign = await query(
      client,
      `select key_id from user_keys where key_id < '${own}' or key_id > '${own}'
       union all select key_id from server_keys where key_id <> '${own}' limit 1`,
    );
    if (foreign.length > 0)
      throw new BackupProblem(
        'Some keys are wrapped with another master key than the one here. Finish the rotation first ' +
          '(npm run admin -- --rotate-master-key), or set MASTER_KEY to the key of this system.',
      );
    const [row] = await query<{ sealed: Buffer }>(client, `select sealed from server_keys where id = '${rootKeyId}'`);
    return row?.sealed ?? null;
  } finally {
    await client.end();
  }
};

/** Makes an archive. It has its name only once all of it is on disk. */
export const makeBackup = async (source: BackupSource, to: string): Promise<MadeBackup> => {
  const at = new Date();
  const file = fileFor(to, at);
  if (await stat(file).catch(() => null)) throw new BackupProblem(`${file} is there already. Give another name.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const header = createHeader(source.secrets, randomUUID(), at, await readWrappedRoot(source));
  const counted: Counted = { tables: 0, rows: 0, files: 0, bytes: 0, vanished: 0 };
  const fresh = `${file}.${process.pid}.part`;
  try {
    const handle = await open(fresh, 'wx', 0o600);
    try {
      await writeFile(handle, encryptArchive(source.secrets, header, archive(source, counted)));
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A rotation that began meanwhile would leave keys in it that no key here opens.
    await readWrappedRoot(source);
    await rename(fresh, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  const { vanished, ...totals } = counted;
  return { file, id: header.id, size: (await stat(file)).size, totals, vanished };
};

/** Deletes the oldest archives of a folder until `count` are left; answers those deleted. */
export const retainBackups = async (folder: string, count: number): Promise<string[]> => {
  const old = (await listBackups(folder)).slice(0, -count);
  for (const file of old) await rm(file);
  return old;
};
