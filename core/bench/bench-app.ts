import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/open-database';
import type { Config } from '../server/host';
import { createLog } from '../server/log';
import { type TestApp, testApp } from '../testing/app';

/** The product with some modules on an embedded database of its own, never on the one of DATABASE_URL. */
export const startBenchApp = async (modules: readonly string[], config: Partial<Config> = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-bench-'));
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog({ logLevel: 'error' }));
  const app = await testApp({ modules, db, config });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
