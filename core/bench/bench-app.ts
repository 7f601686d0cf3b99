import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/open-database';
import type { Config } from '../server/host';
import { createLog } from '../server/log';
import { type TestApp, testApp } from '../testing/app';
import type { Client } from '../testing/client';
import { compare } from './compare';

/** The product with some modules on an embedded database of its own, never on the one of DATABASE_URL. */
export const startBenchApp = async (modules: readonly string[], config: Partial<Config> = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-bench-'));
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog({ logLevel: 'error' }));
  const app = await testApp({ modules, db, config, asStarted: true });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A list that an admin reads, next to a route of one query. */
export interface ListReads {
  readonly modules: readonly string[];
  /** Fills the list. */
  readonly fill: (app: TestApp) => Promise<void>;
  readonly path: string;
  /** The route of one query. */
  readonly plain: string;
  readonly queries: readonly string[];
  /** Most that a page may take over the plain route. */
  readonly budget: number;
}

const read = async (client: Client, address: string): Promise<void> => {
  const { status } = await client.get(address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
};

/** Compares the first page of a filled list with a plain route, once for each query. */
export const compareListReads = async ({ modules, fill, path, plain, queries, budget }: ListReads): Promise<void> => {
  const app = await startBenchApp(modules);
  try {
    const admin = await app.as('admin');
    await fill(app);
    for (const query of queries)
      await compare({
        name: `${path} ${query || '(all)'}`,
        ours: () => read(admin, `${path}${query}`),
        base: () => read(admin, plain),
        budget,
        rounds: 15,
      });
  } finally {
    await app.stop();
  }
};
