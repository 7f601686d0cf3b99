import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './inputs.mjs';
import { runTool } from './run.mjs';

const folders = ['core', 'db', 'modules', 'shell', 'ui-kit', 'e2e'].filter((folder) => existsSync(join(root, folder)));
const steps = {
  types: ['typescript-7/bin/tsc', ['-p', '.']],
  biome: [
    '@biomejs/biome/bin/biome',
    ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=50'],
  ],
  borders: ['dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...folders]],
  'dead code': ['knip/bin/knip.js', []],
};

const runStep = async (name) => {
  const began = performance.now();
  const { code, said } = await runTool(...steps[name], { quiet: true });
  return { name, passed: code === 0, said, seconds: (performance.now() - began) / 1000 };
};
const inTurn = async (names) => {
  const results = [];
  for (const name of names) results.push(await runStep(name));
  return results;
};

/** Runs all static checks, the slow compiler beside the quick ones; prints what failed. Answers name and result of each. */
export const check = async () => {
  const results = (await Promise.all([inTurn(['types']), inTurn(['biome', 'borders', 'dead code'])])).flat();
  for (const { name, passed, said, seconds } of results) {
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) console.log(said.trimEnd());
  }
  return results;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = (await check()).every(({ passed }) => passed) ? 0 : 1;
