import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textsPlugin } from './core/tools/compile-texts.mjs';
import { type Group, testGroups } from './core/tools/test-groups.mjs';
import { workers } from './core/tools/workers.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  plugins: [textsPlugin()],
  resolve: {
    alias: [
      { find: /^#ui$/, replacement: at('./ui-kit/index.ts') },
      { find: /^#ui\/(.*)$/, replacement: `${at('./ui-kit')}/$1` },
      { find: /^#core\/(.*)$/, replacement: `${at('./core')}/$1` },
      { find: /^#modules\/(.*)$/, replacement: `${at('./modules')}/$1` },
      { find: /^#db\/(.*)$/, replacement: `${at('./db')}/$1` },
    ],
  },
};
const groups = testGroups(['core', 'modules', 'shell', 'ui-kit', 'db']);

/**
 * Files share a worker, which keeps the libraries loaded and puts the rest back after each file (core/testing/reset-worker.ts); those
 * that change what cannot be put back run in a process of their own. The groups run in the order of their names: the last
 * are short, so that no core waits long for another.
 */
const project = (name: Group) => ({
  ...common,
  test: {
    name,
    include: [...groups[name]],
    isolate: name === 'alone',
    setupFiles: ['./core/testing/reset-worker.ts', './core/testing/async-timeout.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});

/** Server tests run in Node on real PostgreSQL (started once by core/testing/postgres.ts); `.tsx` tests draw in happy-dom, or in jsdom where that lacks something. */
export default defineConfig({
  ...common,
  test: {
    globalSetup: ['./core/testing/postgres.ts'],
    // Each may keep some thirty connections open; the server has two hundred.
    // They wait for the database and for clocks.
    maxWorkers: workers(6, 1),
    projects: [project('alone'), project('node'), project('page')],
  },
});
