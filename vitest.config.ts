import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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
      // Modules that were built outside the tree take it from the host (core/server/modules/releases/link-contract.ts).
      { find: /^@hedo\/contract\/typebox\.js$/, replacement: '@sinclair/typebox' },
      { find: /^@hedo\/contract\/(.*)\.js$/, replacement: `${at('.')}/$1` },
    ],
  },
};
const groups = testGroups(['core', 'modules', 'shell', 'ui-kit', 'db']);

/**
 * Minutes or most of one each. A clone that has never run them would begin with the largest files, find these last and wait for
 * one core to end them.
 */
const longest = [
  'core/server/http/matrix.test.ts',
  'core/server/jobs/worker.test.ts',
  'core/server/db/migrate.test.ts',
  'core/testing/history/history.test.ts',
  'core/server/backup/backup.test.ts',
  'core/server/jobs/faults.test.ts',
  'modules/synthesis/server/routes/synthesis.test.ts',
  'modules/reports/server/routes/chart-files.test.ts',
  'modules/safety/lib/crisis/assess-crisis.test.ts',
  'modules/matching/lib/needs/measured.test.ts',
].map(at);
const order: readonly string[] = ['node', 'alone', 'page', 'page-jsdom'] satisfies readonly Group[];

/** Group after group, since a worker serves one, and the longest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification): number =>
      longest.includes(moduleId) ? longest.indexOf(moduleId) : longest.length;
    const groupOf = ({ project: { name } }: TestSpecification): number => order.indexOf(name);
    return sorted.sort((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other));
  }
}

/**
 * Files share a worker, which keeps the libraries loaded and puts the rest back after each file (core/testing/reset-worker.ts); those
 * that change what cannot be put back run in a process of their own.
 */
const project = (name: Group) => ({
  ...common,
  test: {
    name,
    include: [...groups[name]],
    server: { deps: { inline: [/\/module-cache\/.*\.mjs$/] } },
    isolate: name === 'alone',
    setupFiles: [
      './core/testing/reset-worker.ts',
      './core/testing/async-timeout.ts',
      ...(name.startsWith('page') ? ['./core/testing/draw-at-once.ts'] : []),
    ],
    // A page that leaves (sign-in, sign-out) would take the address away from the files that its worker runs next.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    // Two quiet cores need a third of it; a machine with other work must not fail.
    testTimeout: 120_000,
    // The first file of a worker brings in the whole product, while checks and bundles use the same cores.
    hookTimeout: 120_000,
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
    sequence: { sequencer: LongestFirst },
    projects: [project('alone'), project('node'), project('page'), project('page-jsdom')],
  },
});
