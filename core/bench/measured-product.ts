import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession } from '../server/auth/sessions';
import { boot } from '../server/boot';
import { loadConfig } from '../server/config';
import { openDatabase } from '../server/db/open-database';
import type { Database } from '../server/host';
import { createLog } from '../server/log';
import { findFreePort } from '../testing/free-port';
import { buildServer } from '../tools/build-server.mjs';
import { type ServerProcess, startServer } from './server-process';

/** The built server in production, and what to call it with. */
export interface MeasuredProduct {
  readonly db: Database;
  readonly server: ServerProcess;
  /** Headers of signed-in people, each from another address, so that no limit of a person or an address is met. */
  readonly signedIn: readonly Readonly<Record<string, string>>[];
  /** Headers of visitors, each from another address. */
  readonly visitors: readonly Readonly<Record<string, string>>[];
  /** Starts another one on the same database; `env` says what it has otherwise. */
  startAgain(env?: NodeJS.ProcessEnv): Promise<ServerProcess>;
  /** The baseline with these statements by path. */
  startBare(statements: Readonly<Record<string, string>>): Promise<ServerProcess>;
  stop(): Promise<void>;
}

const addresses = 2000;

const addressOf = (index: number): string => `10.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

const makePeople = async ({ knex }: Database, people: number): Promise<string[]> => {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `insert into users (email, first_name, last_name, role)
     select 'load-' || n || '@example.test', 'Load', 'Person', 'client' from generate_series(1, ?) n returning id`,
    [people],
  );
  const cookies: string[] = [];
  for (let from = 0; from < rows.length; from += 50)
    cookies.push(
      ...(await Promise.all(rows.slice(from, from + 50).map(async ({ id }) => (await createSession(knex, id)).cookie))),
    );
  return cookies;
};

/** Builds the server, fills a database of its own with the samples, and starts the built server on it. */
export const startMeasuredProduct = async ({ people = 400 } = {}): Promise<MeasuredProduct> => {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-bench-'));
  const config = loadConfig({
    ...process.env,
    ...{
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      DATABASE_URL: '',
      METRICS_PORT: '',
    },
  });
  const log = createLog(config);
  const db = await openDatabase(config, log);
  const masterKey = randomBytes(32).toString('base64');
  const seeding = { ...config, masterKey: Buffer.from(masterKey, 'base64') };
  const seeded = await boot({
    config: seeding,
    log,
    db: { ...db, stop: async () => undefined },
    pages: false,
    worker: false,
  });
  await seeded.stop();
  const cookies = await makePeople(db, people);
  await db.knex.raw('analyze');
  const startProduct = async (env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> => {
    const port = String(await findFreePort());
    return startServer(
      [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), 'dist/server/core/server/main.js'],
      {
        ...{ NODE_ENV: 'production', ROLE: 'web', HOST: '127.0.0.1', PORT: port, BASE_URL: `http://127.0.0.1:${port}` },
        ...{ DATA_DIR: dataDir, DATABASE_URL: db.connectionString, MASTER_KEY: masterKey },
        ...{ TRUST_PROXY: 'true', LOG_LEVEL: 'info', DRAIN_MS: '0', DEMO: 'false', WORKERS: '1', METRICS_PORT: '' },
        ...env,
      },
      { url: `http://127.0.0.1:${port}` },
    );
  };
  const server = await startProduct();
  const started: ServerProcess[] = [server];
  const also = async (starting: Promise<ServerProcess>): Promise<ServerProcess> => {
    const one = await starting;
    started.push(one);
    return one;
  };
  return {
    db,
    server,
    signedIn: cookies.map((cookie, index) => ({ cookie, 'x-forwarded-for': addressOf(index) })),
    visitors: Array.from({ length: addresses }, (_, index) => ({ 'x-forwarded-for': addressOf(index) })),
    startAgain: (env) => also(startProduct(env)),
    startBare: (statements) =>
      also(
        startServer(
          ['--import', 'tsx', 'core/bench/bare-server.ts'],
          { NODE_ENV: 'production', DATABASE_URL: db.connectionString, STATEMENTS: JSON.stringify(statements) },
          { printed: /listening on (\S+)/ },
        ),
      ),
    stop: async () => {
      for (const one of started) await one.stop();
      await db.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
