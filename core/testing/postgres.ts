import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isRoot, serverAccount } from '../server/db/embedded/account';
import { removeEmbedded, startEmbedded } from '../server/db/embedded/embedded';
import { migrate } from '../server/db/migrate';
import { openKnex } from '../server/db/pool';
import { createLog } from '../server/log';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's server, and the migrated database there which tests copy. */
    postgres: { readonly server: string; readonly template: string };
  }
}

const log = createLog({ logLevel: 'error' });
/**
 * Safe for tests alone: a power cut would lose the run. Each test file copies a database, 14 MB of log each: as little of it
 * as there is, and none of it written twice.
 */
const quick = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0', wal_init_zero: 'off' },
  max_connections: '200',
  // A database lives for seconds: nothing in it has to be cleaned up or counted by the way.
  autovacuum: 'off',
};
const prefix = 'hedo-cluster-';
/** Files in memory: a copy of a database is 1,300 files, a third of a second of processor time on a disk and a tenth of that here. */
const memory = '/dev/shm';
/** Ten times what a run needs. */
const freeBytes = 4e9;

/** Runs statements on the server's own database. */
export const onServer = async <T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
};

/** The server's address with another database. */
export const withDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Clears what runs that were killed left behind; a minute's grace for those just starting. */
const clearLeftovers = async (base: string): Promise<void> => {
  for (const name of await readdir(base).catch(() => [])) {
    const folder = join(base, name);
    if (!name.startsWith(prefix)) continue;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 60_000) await removeEmbedded(folder).catch(() => undefined);
  }
};

/** A folder of its own for the cluster: in memory where there is room, which containers may not have. */
const makeFolder = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < freeBytes) return mkdtemp(join(tmpdir(), prefix));
  const folder = await mkdtemp(join(memory, prefix));
  if (!isRoot()) return folder;
  // For root the server runs as another account, which otherwise gets a folder on the disk (embedded/home.ts).
  const { uid, gid } = serverAccount();
  const home = join(folder, 'postgres');
  await chmod(folder, 0o711);
  await mkdir(home, { mode: 0o700 });
  await chown(home, uid, gid);
  return folder;
};

const openServer = async (): Promise<{ readonly server: string; stop(): Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { server: given, stop: async () => undefined };
  // Those in memory first: they may take the room that this run needs.
  for (const base of [memory, tmpdir()]) await clearLeftovers(base);
  const folder = await makeFolder();
  const { connectionString, stop } = await startEmbedded(folder, log, quick);
  return { server: connectionString, stop: () => stop().then(async () => void (await removeEmbedded(folder))) };
};

/** Bundles are built at the same time: on a busy machine a first connection takes longer than a product would wait for it. */
const connect = async (knex: Knex): Promise<void> => {
  for (let tries = 1; ; tries += 1)
    try {
      await knex.raw('select 1');
      return;
    } catch (error) {
      if (tries === 20) throw error;
    }
};

/** vitest's global set-up: one server for the run (TEST_DATABASE_URL, or an embedded one) with a migrated template. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { server, stop } = await openServer();
  const template = `hedo_test_${randomBytes(5).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${template}`));
  const connectionString = withDatabase(server, template);
  const knex = openKnex(connectionString, log);
  await connect(knex).finally(() => knex.destroy());
  await migrate({ connectionString }, log);
  project.provide('postgres', { server, template });
  return async () => {
    await onServer(server, (client) => client.query(`drop database if exists ${template} with (force)`));
    await stop();
  };
};
