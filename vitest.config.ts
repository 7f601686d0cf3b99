import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textsPlugin } from './core/tools/compile-texts.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Server tests run in Node on real PostgreSQL (started once by core/testing/postgres.ts); `.tsx` tests run in jsdom. */
export default defineConfig({
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
  test: {
    include: ['{core,modules,shell,ui-kit,db}/**/*.test.{ts,tsx}'],
    globalSetup: ['./core/testing/postgres.ts'],
    setupFiles: ['./core/testing/patience.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
