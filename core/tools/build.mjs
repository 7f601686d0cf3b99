import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError, trackProgress } from './build-progress.mjs';
import { buildServer } from './build-server.mjs';
import { bundle, findStaleBundles } from './build-web.mjs';
import { hashOf, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { runTool } from './run.mjs';

const notForData = /^modules\/[^/]+\/(web|server|schemas|migrations)\//;

const makeData = async () => {
  const built = [];
  for (const name of moduleFolders().filter((module) => existsSync(join(root, 'modules', module, 'build.ts')))) {
    const own = sourcesBelow(`modules/${name}`).filter((file) => !notForData.test(file));
    const hash = hashOf([...own, ...sourcesBelow('package-lock.json')]);
    const stamp = join(root, '.cache', `${name}.built`);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    const { code } = await runTool('tsx/dist/cli.mjs', [`modules/${name}/build.ts`]);
    if (code !== 0) throw new BuildError(`The data of module ${name} could not be built.`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    built.push(`data of ${name}`);
  }
  return built;
};

let making = null;
/**
 * Data which a module makes when the project is built: its `build.ts`, which writes to .cache/. Answers the modules. Whoever asks while
 * they are made waits for the same, and finds none half made.
 */
export const buildData = () => {
  making ??= makeData().finally(() => {
    making = null;
  });
  return making;
};

/**
 * Begins to build what changed: the server, the web bundles and the data of modules side by side. `server` ends as soon as the
 * server is compiled, `all` with the names of all that was built; what is done and how long it will take goes to `say`. With
 * `modules`, pages of others are left as they are.
 */
export const startBuild = (say = console.log, modules = []) => {
  const began = performance.now();
  const server = buildServer();
  // What the server draws with holds every module.
  const isWanted = ({ name }) => modules.length === 0 || modules.includes(name) || name === 'pages';
  const web = findStaleBundles().then(async (bundles) => {
    const stale = bundles.filter(isWanted);
    const progress = trackProgress(stale, availableParallelism(), say);
    if (stale.length > 0) await bundle(stale, progress.done);
    return stale.map(({ name }) => name);
  });
  const all = Promise.all([buildData(), server, web]).then(([data, hasServer, bundles]) => {
    const built = [...data, ...(hasServer ? ['server'] : []), ...bundles];
    if (built.length > 0) say(`Built ${built.length} parts in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return built;
  });
  return { server, all };
};

/** Builds what changed. Answers the names of what was built. */
export const build = (say = console.log, modules = []) => startBuild(say, modules).all;

/* npm run build [module …] */
const buildNamed = async (names) => {
  const unknown = names.filter((name) => !moduleFolders().includes(name));
  if (unknown.length > 0) throw new BuildError(`There is no module ${unknown.join(', ')}.`);
  return build(console.log, names);
};
if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildNamed(process.argv.slice(2))
    .then((built) => built.length === 0 && console.log('Everything is up to date.'))
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
