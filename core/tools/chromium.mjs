import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runProgram, runTool } from './run.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const minutes = 60_000;

const ofPlaywright = async () => (await import('playwright')).chromium.executablePath();
const unpacked = async () => (await import('@sparticuz/chromium')).default.executablePath();
const orNothing = (find) =>
  Promise.resolve()
    .then(find)
    .catch(() => undefined);

/** Where a browser may be, and how to get one, in this order. Each answers a path or nothing. */
const ways = [
  ['CHROME_PATH', () => process.env.CHROME_PATH],
  ['installed', () => [...installed, ...onMac].find((path) => existsSync(path))],
  ['of Playwright', ofPlaywright],
  [
    'installed by Playwright now',
    async () => {
      await runTool('playwright/cli.js', ['install', '--with-deps', 'chromium'], { timeout: 5 * minutes });
      return ofPlaywright();
    },
  ],
  [
    'installed by apt-get now',
    async () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const once = (parameters) => runProgram('apt-get', parameters, { quiet: true, env, timeout: 5 * minutes });
      await once(['update']);
      await once(['install', '-y', '--no-install-recommends', 'chromium']);
      return '/usr/bin/chromium';
    },
  ],
  ['unpacked from a package', unpacked],
];

const runs = async (path) => {
  if (!path || !existsSync(path)) return false;
  const { code, output } = await runProgram(path, ['--version'], { quiet: true, timeout: minutes / 2 });
  return code === 0 && /chrom/i.test(output);
};

/** Finds Chromium or installs it. Answers its path and how it came; throws when there is none to be had. */
export const findChromium = async () => {
  for (const [how, find] of ways) {
    const path = await orNothing(find);
    if (await runs(path)) return { path, how };
  }
  throw new Error('No Chromium was found or could be installed. Install one and name it in CHROME_PATH.');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findChromium()).path);

/** The engine without the windows of a browser, which takes two thirds of the processor time; null where it does not run. */
export const findShell = async () => {
  const path = await orNothing(unpacked);
  return (await runs(path)) ? path : null;
};
