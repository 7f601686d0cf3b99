import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildData } from './build.mjs';
import { root } from './inputs.mjs';
import { runTool } from './run.mjs';

/* npm run unit [module or path …]: vitest once; a bare module name means its folder. */
const filters = process.argv
  .slice(2)
  .map((word) => (existsSync(join(root, 'modules', word)) ? `modules/${word}/` : word));
await buildData();
const { code } = await runTool('vitest/vitest.mjs', ['run', ...filters]);
process.exitCode = code;
