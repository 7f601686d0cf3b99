import { fork } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BuildError } from './build-progress.mjs';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';

const everyPart = () => [
  ...['core/web', 'core/contract', 'ui-kit', 'webpack.config.ts', 'package-lock.json', 'tsconfig.json'].flatMap(
    sourcesBelow,
  ),
  ...[
    'web-assets-plugin.ts',
    'page-files-plugin.ts',
    'inline-expose-plugin.ts',
    'pure-declarations.mjs',
    'pure-router.mjs',
    'compile-texts.mjs',
  ]
    .map((name) => `core/tools/${name}`)
    .flatMap(sourcesBelow),
];
const serverSide = /^modules\/[^/]+\/(server|migrations)\//;
const speaksToOthers = /^modules\/[^/]+\/(module\.ts|public\.ts|schemas\/)/;

/** What each bundle is made of: a module's own files and what modules say to each other; `own` is what it writes out. */
const parts = () => {
  const common = everyPart();
  const ofModules = sourcesBelow('modules').filter((file) => !serverSide.test(file));
  const remotes = moduleFolders()
    .filter((name) => existsSync(join(root, 'modules', name, 'web/index.tsx')))
    .map((name) => {
      const own = ofModules.filter((file) => file.startsWith(`modules/${name}/`));
      return { name, own, files: [...common, ...own, ...ofModules.filter((file) => speaksToOthers.test(file))] };
    });
  const shell = sourcesBelow('shell');
  return [
    { name: 'shell', own: [...common, ...shell], files: [...common, ...shell] },
    ...remotes,
    // What the server draws with is all of it once more.
    { name: 'pages', own: [...shell, ...ofModules], files: [...common, ...shell, ...ofModules] },
  ].map((part) => ({ ...part, folder: part.name === 'pages' ? 'dist/pages' : `dist/web/${part.name}` }));
};

const removeLeftovers = async (names) => {
  const folder = join(root, 'dist/web');
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
};

/** Starts one process that bundles parts; `next()` gives it the name of one after another, `done` hears of each. */
const runBundler = (next, done) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'core/tools/bundle-worker.ts'), { cwd: root, execArgv: ['--import', 'tsx'] });
    const handOut = () => {
      const part = next();
      if (part === undefined) child.disconnect();
      else child.send(part);
    };
    child.on('message', ({ part, problem }) => {
      if (problem) {
        child.kill();
        return reject(new BuildError(`${part} could not be built.\n${problem}`));
      }
      if (part !== undefined) done(part);
      handOut();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildError('The web bundles could not be built.')),
    );
  });

/** Share of a bundle's work that is left when it is neither minified nor compressed. */
const UNMINIFIED = 0.35;

const sizeOf = (files) =>
  files.filter((file) => file !== 'package-lock.json').reduce((sum, file) => sum + statSync(join(root, file)).size, 0);

/** The bundles whose sources changed, largest first: `{ name, folder, hash, bytes }`. Removes those of modules that are gone. */
export const findStaleBundles = async () => {
  if (!existsSync(join(root, 'webpack.config.ts'))) return [];
  const all = parts();
  await removeLeftovers(all.filter(({ name }) => name !== 'pages').map(({ name }) => name));
  return all
    .map((part) => ({ ...part, hash: hashOf([...new Set(part.files)]) }))
    .filter(({ folder, hash }) => !isFresh(folder, hash))
    .map(({ name, folder, hash, own }) => ({
      name,
      folder,
      hash,
      bytes: sizeOf(own) * (name === 'pages' ? UNMINIFIED : 1),
    }))
    .sort((one, other) => other.bytes - one.bytes);
};

/** Bundles the given parts to dist/web and dist/pages, in as many processes as there are cores. `done` hears of each. */
export const bundle = async (stale, done) => {
  const waiting = stale.map(({ name }) => name);
  const finish = (name) => {
    const { folder, hash } = stale.find((part) => part.name === name);
    // A development build cleans the folder and with it the stamp, so it never passes for this one.
    writeFileSync(join(root, folder, '.stamp'), hash);
    done(name);
  };
  const processes = Math.min(availableParallelism(), 4, stale.length);
  await Promise.all(Array.from({ length: processes }, () => runBundler(() => waiting.shift(), finish)));
};
