import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { buildStories } from './build-stories.mjs';
import { findChromium, findShell } from './chromium.mjs';
import { folderOfModule } from './inputs.mjs';
import { runTool } from './run.mjs';

/** Only journeys through some modules, which look at no story. */
const areOfModules = (parameters) => {
  const paths = parameters.filter((one) => !one.startsWith('-'));
  return paths.length > 0 && paths.every((path) => path.startsWith('modules/'));
};

/**
 * Builds what changed, finds a browser and runs Playwright with the given parameters; answers its exit code and, when `quiet`,
 * its output.
 */
export const e2e = async (parameters = [], { env = {}, quiet = false } = {}) => {
  await build();
  if (!areOfModules(parameters)) await buildStories();
  const { path, how } = await findChromium();
  // A browser that somebody chose is used for all, and with `--all` the one that people have.
  const shell = how === 'CHROME_PATH' || process.env.HEDO_TEST_ALL ? null : await findShell();
  console.log(`Chromium: ${path} (${how})${shell ? `; first tries in ${shell}` : ''}`);
  return runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', ...parameters], {
    env: { CHROME_PATH: path, ...(shell ? { CHROME_SHELL_PATH: shell } : {}), ...env },
    quiet,
  });
};

/* npm run e2e [module or parameter of Playwright …]; a bare module name means its folder. */
if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await e2e(process.argv.slice(2).map(folderOfModule)).then(
    ({ code }) => code,
    (error) => {
      console.error(error.message);
      return 1;
    },
  );
