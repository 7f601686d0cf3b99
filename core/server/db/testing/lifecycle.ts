import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { projectFile } from '../../root';
import { removeEmbedded } from '../embedded/embedded';
import { findHome } from '../embedded/home';
import { runChild } from './child';

const script = projectFile('core/server/db/testing/writer.ts');

/** A data folder for each test, removed with its server after it; and processes that write there. */
export const createDataFolder = () => {
  // Whole processes start and stop here; a busy machine takes its time.
  vi.setConfig({ testTimeout: 90_000 });
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hedo-life-'));
  });
  afterEach(async () => {
    expect(await removeEmbedded(folder)).toBe(true);
  });
  return {
    path: () => folder,
    /** Starts a process that opens the database, writes and waits. */
    startWriter: (options?: Parameters<typeof runChild>[2]) => runChild(script, [folder], options),
    postmasterPid: async (): Promise<number> => {
      const { path } = await findHome(folder);
      return Number((await readFile(join(path, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
    },
  };
};
