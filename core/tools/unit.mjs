import { buildData } from './build.mjs';
import { folderOfModule } from './inputs.mjs';
import { runTool } from './run.mjs';

/* npm run unit [module or path …]: vitest once; a bare module name means its folder. */
await buildData();
const { code } = await runTool('vitest/vitest.mjs', ['run', ...process.argv.slice(2).map(folderOfModule)]);
process.exitCode = code;
