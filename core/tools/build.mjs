import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { moduleFolders, root } from './inputs.mjs';
import { runTool } from './run.mjs';

/** Data that a module makes when the project is built: its `build.ts`, which does nothing when all is there. */
const buildData = async () => {
  for (const name of moduleFolders()) {
    const script = `modules/${name}/build.ts`;
    if (!existsSync(join(root, script))) continue;
    const { code } = await runTool('tsx/dist/cli.mjs', [script]);
    if (code !== 0) throw new Error(`The data of module ${name} could not be built.`);
  }
};

/** Builds what changed: data of modules, the server, the web bundles. Answers what was built, and says so by `say`. */
export const build = async (say = console.log) => {
  const began = performance.now();
  await buildData();
  const server = await buildServer();
  const web = await buildWeb();
  const built = [...(server ? ['server'] : []), ...web];
  if (built.length > 0) say(`Built ${built.join(', ')} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return built;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build()
    .then((built) => built.length === 0 && console.log('Everything is up to date.'))
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
