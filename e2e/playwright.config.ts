import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { workers } from '../core/tools/workers.mjs';
import { chromium } from './fixtures/chromium';
import { ownProduct, productData, productUrl, speechPort } from './fixtures/product';

// Chosen once and handed to the workers by the environment, so that all choose the same of each product (core/testing/sample.ts).
if (!process.env.TEST_WORKER_INDEX && !process.env.HEDO_TEST_ALL) {
  process.env.HEDO_TEST_SEED ??= String(Date.now() % 100_000);
  console.log(`One theme or width of each product, HEDO_TEST_SEED=${process.env.HEDO_TEST_SEED}`);
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run e2e` builds, finds Chromium (CHROME_PATH) and runs this; the built product is started with a data folder of its own. */
export default defineConfig({
  testDir: '..',
  // A journey through one module lives in it; what walks several of them is here.
  testMatch: ['e2e/specs/**/*.spec.ts', 'modules/*/e2e/**/*.spec.ts'],
  // A walk that takes minutes: `npm test -- --all`.
  testIgnore: process.env.HEDO_TEST_ALL ? [] : ['**/*.long.spec.ts'],
  outputDir: '../test-results/e2e',
  // Accepted by `npm run ui:accept` alone.
  snapshotPathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // Each waits for its page half of its time.
  workers: workers(4, 1),
  // A second try, in the browser that people have, tells a machine that was busy from a product that is broken; whatever needed it is named above the count.
  retries: 1,
  // Of a slow machine that runs two browsers and the product at once.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: productUrl,
    // A label that is not there is named after half a minute, not when the time of the whole test is over.
    actionTimeout: 30_000,
    // Moving parts cost frames; what is about motion asks for it (the landing page).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time: only the second try is.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromium(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 860 } } }],
  ...(ownProduct
    ? {
        webServer: {
          command: 'node core/tools/e2e-product.mjs',
          cwd: root,
          url: `${productUrl}/readyz`,
          // A first start, and one with what it made.
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          stdout: 'ignore' as const,
          stderr: 'pipe' as const,
          env: {
            PORT: new URL(productUrl).port,
            BASE_URL: productUrl,
            DATA_DIR: productData,
            LOG_LEVEL: 'error',
            // Tests sign in from many addresses (fixtures/people.ts).
            TRUST_PROXY: 'true',
            SPEECH_BASE_URL: `http://127.0.0.1:${speechPort}/v1`,
            CONCIERGE_MESSAGING_LINK: 'https://wa.me/15550100',
          },
        },
      }
    : {}),
});
