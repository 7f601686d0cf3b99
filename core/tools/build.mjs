import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { hashOf, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { runTool } from './run.mjs';

const notForData = /^modules\/[^/]+\/(web|server|schemas|migrations)\//;

/** Data which a module makes when the project is built: its `build.ts`, which writes to .cache/. Answers the modules. */
export const buildData = async () => {
  const built = [];
  for (const name of moduleFolders().filter((module) => existsSync(join(root, 'modules', module, 'build.ts')))) {
    const own = sourcesBelow(`modules/${name}`).filter((file) => !notForData.test(file));
    const hash = hashOf([...own, ...sourcesBelow('package-lock.json')]);
    const stamp = join(root, '.cache', `${name}.built`);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    const { code } = await runTool('tsx/dist/cli.mjs', [`modules/${name}/build.ts`]);
    if (code !== 0) throw new Error(`The data of module ${name} could not be built.`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    built.push(`data of ${name}`);
  }
  return built;
};

/** Builds what changed: data of modules, the server, the web bundles. Answers what was built, and says so by `say`. */
export const build = async (say = console.log) => {
  const began = performance.now();
  const data = await buildData();
  const server = await buildServer();
  const web = await buildWeb();
  const built = [...data, ...(server ? ['server'] : []), ...web];
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
