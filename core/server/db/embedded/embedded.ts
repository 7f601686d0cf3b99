import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../../contract/server';
import { projectRoot } from '../../root';
import { type Binaries, reachableBinaries } from './binaries';
import { clusterPassword, clusterUser, ensureCluster } from './cluster';
import { readOrNull, writeWhole } from './files';
import { findHome, type Home } from './home';
import { endOrphan, endServer } from './orphan';
import { claim, ownerOf } from './owner';
import { type Postmaster, startPostmaster } from './postmaster';

/** A running embedded server. */
export interface Embedded {
  readonly connectionString: string;
  readonly note: string;
  stop(): Promise<void>;
}

const address = (password: string, port: number, database = clusterUser): string =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`;

const ensureDatabase = async (password: string, port: number): Promise<void> => {
  const client = new pg.Client({ connectionString: address(password, port, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [clusterUser]);
    if (rowCount === 0) await client.query(`create database ${clusterUser}`);
  } finally {
    await client.end();
  }
};

/** Starts the server again when it ends without being asked, on its old port so that pools find it again. */
const keepAlive = (home: Home, binaries: Binaries, first: Postmaster, log: Logger, settings: Settings) => {
  let current = first;
  const stopping = new AbortController();
  const watch = (): void => {
    current.child.once('exit', () => {
      if (!stopping.signal.aborted) reviving = revive();
    });
  };
  let reviving: Promise<void> = Promise.resolve();
  const revive = async (): Promise<void> => {
    log.warn('PostgreSQL ended by itself and is started again');
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 30_000))
      try {
        current = await startPostmaster(home, binaries, { port: current.port, keepPort: true, settings });
        return watch();
      } catch (error) {
        log.error('PostgreSQL could not be started again', { error, ms: pause });
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
  };
  watch();
  return async (): Promise<void> => {
    stopping.abort();
    await reviving;
    await endServer(current.pid);
  };
};
type Settings = Readonly<Record<string, string>>;

/**
 * Runs the embedded PostgreSQL of a data folder: makes it on first use, takes over what a killed process left, and
 * stops it with `stop`. Throws `AlreadyRunning` when a living process owns it.
 */
export const startEmbedded = async (dataDir: string, log: Logger, settings: Settings = {}): Promise<Embedded> => {
  const began = performance.now();
  const home = await findHome(dataDir);
  const owner = await claim(home.path);
  try {
    const binaries = await reachableBinaries(home.account);
    const orphan = await endOrphan(join(home.path, 'data'));
    const created = await ensureCluster(home, binaries);
    const password = await clusterPassword(home.path);
    const server = await startPostmaster(home, binaries, { settings });
    const stopServer = keepAlive(home, binaries, server, log, settings);
    await ensureDatabase(password, server.port).catch(async (error: unknown) => {
      await stopServer();
      throw error;
    });
    await writeWhole(join(home.path, 'port'), String(server.port));
    const ms = Math.round(performance.now() - began);
    const notes = [
      `${created ? 'Made and started' : 'Started'} the embedded PostgreSQL on 127.0.0.1:${server.port} in ${ms} ms`,
      home.note || `data in ${relative(projectRoot, home.path) || home.path}`,
      orphan ? 'took over from a process that was killed' : '',
      binaries.note,
    ];
    return {
      connectionString: address(password, server.port),
      note: notes.filter(Boolean).join('; '),
      stop: async () => {
        await stopServer();
        await owner.release();
      },
    };
  } catch (error) {
    await owner.release();
    throw error;
  }
};

/** Address of the embedded server which another living process runs on this data folder, or null. */
export const runningEmbedded = async (dataDir: string): Promise<{ connectionString: string; pid: number } | null> => {
  const home = await findHome(dataDir);
  const pid = await ownerOf(home.path);
  const port = Number(await readOrNull(join(home.path, 'port')));
  if (pid === null || !port) return null;
  return { pid, connectionString: address(await clusterPassword(home.path), port) };
};

/** Deletes a data folder with its cluster, ending a server that a killed process left; false while one owns it. */
export const removeEmbedded = async (dataDir: string): Promise<boolean> => {
  const home = await findHome(dataDir);
  if ((await ownerOf(home.path)) !== null) return false;
  await endOrphan(join(home.path, 'data'));
  await rm(home.path, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  return true;
};
