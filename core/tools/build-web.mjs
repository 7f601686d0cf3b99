import { fork } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BuildError } from './build-progress.mjs';
import { writePackages } from './bundled-packages.mjs';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';

/** What builds every part, apart from its sources. */
const builders = () =>
  [
    'webpack.config.ts',
    'package-lock.json',
    'tsconfig.json',
    ...[
      'bundle-worker.ts',
      'bundled-packages.mjs',
      'server-output.mjs',
      'web-recipe.ts',
      'web-assets-plugin.ts',
      'page-files-plugin.ts',
      'inline-expose-plugin.ts',
      'pure-declarations.mjs',
      'only-id.mjs',
      'pure-router.mjs',
      'compile-texts.mjs',
    ].map((name) => `core/tools/${name}`),
  ].flatMap(sourcesBelow);
const serverSide = /^modules\/[^/]+\/(server|migrations)\//;

/** The bundles; `own` is what each writes out, for an estimate of its time. */
const parts = () => {
  const common = ['core/web', 'core/contract', 'ui-kit'].flatMap(sourcesBelow);
  const shell = sourcesBelow('shell');
  const ofModules = sourcesBelow('modules').filter((file) => !serverSide.test(file));
  const names = moduleFolders().filter((name) => existsSync(join(root, 'modules', name, 'web/index.tsx')));
  return [
    { name: 'shell', own: [...common, ...shell], of: [] },
    ...names.map((name) => ({ name, own: ofModules.filter((file) => file.startsWith(`modules/${name}/`)), of: [] })),
    // What the server draws with is all of it once more.
    { name: 'pages', own: [...shell, ...ofModules], of: names },
  ].map((part) => ({ ...part, folder: part.name === 'pages' ? 'dist/pages' : `dist/web/${part.name}` }));
};

/** The files that a part was made of when it was built last, as its bundler named them; null when that is not known. */
const filesOfLastBuild = (folder) => {
  const list = join(root, folder, '.files');
  const files = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : null;
  return files?.every((file) => existsSync(join(root, file))) ? files : null;
};

/** Hash over what a part is made of: its files, what builds it, and the modules that it lists. */
const hashOfPart = (files, modules) => hashOf([...files, ...builders()]) + modules.join();

const removeLeftovers = async (names) => {
  const folder = join(root, 'dist/web');
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
};

/** Starts one process that bundles parts; `next()` gives it the name of one after another, `done` hears of each, of its files and packages. */
const runBundler = (next, done) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'core/tools/bundle-worker.ts'), { cwd: root, execArgv: ['--import', 'tsx'] });
    const handOut = () => {
      const part = next();
      if (part === undefined) child.disconnect();
      else child.send(part);
    };
    child.on('message', ({ part, problem, files, packages }) => {
      if (problem) {
        child.kill();
        return reject(new BuildError(`${part} could not be built.\n${problem}`));
      }
      if (part !== undefined) done(part, files, packages);
      handOut();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildError('The web bundles could not be built.')),
    );
  });

/** What reading configuration and libraries costs for each bundle, as bytes of sources. */
const LIBRARIES = 100_000;
/** Share of a bundle's work that is left when it is neither minified nor compressed. */
const UNMINIFIED = 0.35;

const sizeOf = (files) =>
  files.filter((file) => file !== 'package-lock.json').reduce((sum, file) => sum + statSync(join(root, file)).size, 0);

/** The bundles whose sources changed, largest first: `{ name, folder, of, bytes }`. Removes those of modules that are gone. */
export const findStaleBundles = async () => {
  if (!existsSync(join(root, 'webpack.config.ts'))) return [];
  const all = parts();
  await removeLeftovers(all.filter(({ name }) => name !== 'pages').map(({ name }) => name));
  return all
    .filter(({ folder, of }) => {
      const files = filesOfLastBuild(folder);
      return files === null || !isFresh(folder, hashOfPart(files, of));
    })
    .map(({ name, folder, own, of }) => ({
      name,
      folder,
      of,
      bytes: LIBRARIES + sizeOf(own) * (name === 'pages' ? UNMINIFIED : 1),
    }))
    .sort((one, other) => other.bytes - one.bytes);
};

/** Bundles the given parts to dist/web and dist/pages, in as many processes as there are cores. `done` hears of each. */
export const bundle = async (stale, done) => {
  // A file that changes meanwhile may be in the bundle or not: then it is built again the next time.
  const began = Date.now();
  const waiting = stale.map(({ name }) => name);
  const finish = (name, files, packages) => {
    const { folder, of } = stale.find((part) => part.name === name);
    // A development build cleans the folder and with it the stamp, so it never passes for this one.
    if (files.every((file) => statSync(join(root, file)).mtimeMs < began)) {
      writeFileSync(join(root, folder, '.files'), files.join('\n'));
      writePackages(join(root, folder), packages);
      writeFileSync(join(root, folder, '.stamp'), hashOfPart(files, of));
    }
    done(name);
  };
  const processes = Math.min(availableParallelism(), 4, stale.length);
  await Promise.all(Array.from({ length: processes }, () => runBundler(() => waiting.shift(), finish)));
};
