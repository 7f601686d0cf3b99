import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { aPerson } from '../../testing/app';
import { testDatabase } from '../../testing/db';
import { type Child, runChild } from '../db/testing/child';
import { closeAccount } from '../erasure/close';
import type { Database } from '../host';
import { projectFile } from '../root';

/** Processes of the product on one database of a test file; they end with it. */
export const createRoleProcesses = () => {
  // Whole processes start and stop here; a busy machine takes its time.
  vi.setConfig({ testTimeout: 180_000 });
  let db: Database;
  let folder: string;
  const children: Child[] = [];
  beforeAll(async () => {
    db = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'hedo-roles-'));
  });
  afterAll(async () => {
    for (const child of children) await child.end('SIGKILL');
    await db.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    knex: () => db.knex,
    run: (role: string, file: string, workers = 1, more: NodeJS.ProcessEnv = {}): Child => {
      const env = {
        PATH: process.env.PATH,
        ...{ ROLE: role, WORKERS: String(workers), DATABASE_URL: db.connectionString },
        ...{ DATA_DIR: folder, PORT: '0', DEMO: 'false' },
        ...more,
      };
      const stdio = ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[];
      const child = runChild(resolve(projectFile('.'), file), [], { env, stdio, cwd: projectFile('.') });
      children.push(child);
      return child;
    },
    /** A person whose account was closed: a worker erases them. */
    addClosedPerson: async (): Promise<string> => {
      const id = await aPerson(db.knex, 'client');
      await db.knex.transaction((trx) => closeAccount(trx, id));
      return id;
    },
    isThere: async (id: string): Promise<boolean> => (await db.knex('users').where({ id })).length > 0,
    getStatus: async (url: string): Promise<number> => (await fetch(url)).status,
  };
};
