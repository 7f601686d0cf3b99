import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { buildStories } from './build-stories.mjs';
import { findChromium } from './chromium.mjs';
import { runTool } from './run.mjs';

/** Builds what changed, finds a browser and runs Playwright with the given parameters; answers its exit code. */
export const e2e = async (parameters = [], env = {}) => {
  await build();
  await buildStories();
  const { path, how } = await findChromium();
  console.log(`Chromium: ${path} (${how})`);
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', ...parameters], {
    env: { CHROME_PATH: path, ...env },
  });
  return code;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await e2e(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    return 1;
  });
