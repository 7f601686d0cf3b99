import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStories } from './build-stories.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './inputs.mjs';
import { runTool } from './run.mjs';

/*
 * npm run ui:accept [-- word]: draws the pictures of parts and screens anew into e2e/pictures, all of them or those with a word in
 * the title of their test. Look at the differences (`git diff`) before they are committed: from then on this is how it looks.
 */
const [word] = process.argv.slice(2);
await buildStories();
if (!word) await rm(join(root, 'e2e/pictures'), { recursive: true, force: true });
const { path } = await findChromium();
const { code } = await runTool(
  '@playwright/test/cli.js',
  [
    ...['test', '-c', 'e2e/playwright.config.ts', 'pictures.long', '--update-snapshots=changed', '--workers=1'],
    ...['--reporter=line', '--retries=0', ...(word ? ['-g', word] : [])],
  ],
  // Nothing of the product is asked for, so none is started.
  { env: { CHROME_PATH: path, HEDO_TEST_ALL: '1', HEDO_ACCEPT_PICTURES: '1', E2E_URL: 'http://127.0.0.1:9' } },
);
process.exitCode = code;
