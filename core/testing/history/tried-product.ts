import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openKnex } from '../../server/db/pool';
import { openFor } from '../../server/db/prepare-database';
import { type Child, runChild } from '../../server/db/testing/child';
import { type FaultyDatabase, startFaultyEmbedded, type UseFolder } from '../../server/jobs/testing/faulty-database';
import { createLog } from '../../server/log';
import { buildForTests } from '../../tools/build-server.mjs';
import { type CuttableProxy, startCuttableProxy } from './cuttable-proxy';

/** A process of the product under trial. People reach it through `proxy`, which outlives it. */
export interface TriedServer {
  readonly role: 'web' | 'worker';
  readonly proxy: CuttableProxy;
  /** Kills it, if it runs, and starts it again. */
  restart(): Promise<void>;
  /** Kills it in the middle of whatever it does. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Sets its clock so many seconds off, when the product was started with `clockLibrary`. */
  setClock(seconds: number): Promise<void>;
  /** What its log says about an error. */
  findErrors(): readonly string[];
  /** Its last words, each time it ended without being killed here. */
  findEnds(): readonly string[];
}

/** Processes of the product on a database of their own, and all that can be done to them. */
export interface TriedProduct {
  readonly knex: Knex;
  /** The address by which people know it. */
  readonly url: string;
  readonly servers: readonly TriedServer[];
  readonly database: FaultyDatabase;
  /** Between the servers and the database. */
  readonly databaseProxy: CuttableProxy;
  /** Waits until no server works on anything in the database. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export interface TriedOptions {
  readonly roles: readonly TriedServer['role'][];
  readonly useFolder?: UseFolder;
  /** Debian's library that says another time. */
  readonly clockLibrary?: string;
}

const log = createLog({ logLevel: 'silent' });

interface ServerParts {
  /** The file that it runs. */
  readonly program: string;
  readonly proxy: CuttableProxy;
  readonly env: NodeJS.ProcessEnv;
  /** File that says how far off its clock is. */
  readonly clock: string;
  readonly clockLibrary: string | undefined;
}

const startTried = async (
  role: TriedServer['role'],
  { program, proxy, env, clock, clockLibrary }: ServerParts,
): Promise<TriedServer> => {
  const setClock = (seconds: number): Promise<void> => writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}s`);
  await setClock(0);
  const clockEnv = {
    ...{ LD_PRELOAD: clockLibrary, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_CACHE_DURATION: '1' },
    // Timers go on as they are: only the time of day moves.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const errors: string[] = [];
  const ends: string[] = [];
  let child: Child | null = null;
  const kill = async (): Promise<void> => {
    const gone = child;
    child = null;
    proxy.leadTo(null);
    await gone?.end('SIGKILL');
    errors.push(...(gone?.lines.filter((line) => /"level":"error"|"level":50/.test(line)) ?? []));
  };
  return {
    ...{ role, proxy, kill, setClock },
    restart: async () => {
      await kill();
      const begun = runChild(program, [], {
        env: { ...env, ROLE: role, ...(clockLibrary ? clockEnv : {}) },
      });
      child = begun;
      void begun.ended.then(() => {
        if (child === begun) ends.push(begun.lines.slice(-25).join('\n'));
      });
      const [url = ''] = (await begun.says('ready')).split(' ');
      if (child === begun) proxy.leadTo(Number(new URL(url).port));
    },
    signal: (name) => {
      if (child) process.kill(child.pid, name);
    },
    findEnds: () => ends,
    findErrors: () => [...errors, ...(child?.lines.filter((line) => /error/i.test(line)) ?? [])],
  };
};

/** Starts a database of its own, a proxy before it, and the processes. */
export const startTriedProduct = async (options: TriedOptions): Promise<TriedProduct> => {
  const program = await buildForTests('core/server/testing/role-process.ts');
  const folder = await mkdtemp(join(tmpdir(), 'hedo-history-'));
  const database = await startFaultyEmbedded(options.useFolder);
  const direct = openKnex(database.connectionString, log);
  const { connectionString } = database;
  await openFor('migrate', { knex: direct, connectionString, note: '', stop: () => direct.destroy() }, log);
  const databaseProxy = await startCuttableProxy();
  const address = new URL(database.connectionString);
  databaseProxy.leadTo(Number(address.port));
  address.port = String(databaseProxy.port);
  const proxies = await Promise.all(options.roles.map(() => startCuttableProxy()));
  const url = `http://127.0.0.1:${proxies[0]?.port}`;
  const env = {
    PATH: process.env.PATH,
    ...{ DATABASE_URL: address.href, DATA_DIR: folder, BASE_URL: url, PORT: '0', TRUST_PROXY: 'true' },
    ...{ MASTER_KEY: randomBytes(32).toString('base64'), DEMO: 'false', WORKERS: '1' },
  };
  const servers = await Promise.all(
    proxies.map((proxy, index) => {
      const clock = join(folder, `clock-${index}`);
      const { clockLibrary } = options;
      return startTried(options.roles[index] ?? 'web', { program, proxy, env, clock, clockLibrary });
    }),
  );
  const product: TriedProduct = {
    ...{ knex: direct, url, servers, database, databaseProxy },
    settle: async () => {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        const { rows } = await direct.raw<{ rows: unknown[] }>(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
        );
        if (rows.length > 0) quiet = -1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: async () => {
      for (const server of servers) {
        await server.kill();
        await server.proxy.stop();
      }
      await databaseProxy.stop();
      await direct.destroy();
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await Promise.all(servers.map((server) => server.restart())).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  return product;
};
