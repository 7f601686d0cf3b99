import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { runTool } from './run.mjs';

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

/** What each bundle is made of: a module's own files and what modules say to each other. */
const parts = () => {
  const common = everyPart();
  const ofModules = sourcesBelow('modules').filter((file) => !serverSide.test(file));
  const remotes = moduleFolders()
    .filter((name) => existsSync(join(root, 'modules', name, 'web/index.tsx')))
    .map((name) => ({
      name,
      files: [
        ...common,
        ...ofModules.filter((file) => file.startsWith(`modules/${name}/`) || speaksToOthers.test(file)),
      ],
    }));
  const shell = sourcesBelow('shell');
  return [
    { name: 'shell', files: [...common, ...shell] },
    ...remotes,
    // What the server draws with is all of it once more.
    { name: 'pages', files: [...common, ...shell, ...ofModules] },
  ].map((part) => ({ ...part, folder: part.name === 'pages' ? 'dist/pages' : `dist/web/${part.name}` }));
};

const removeLeftovers = async (names) => {
  const folder = join(root, 'dist/web');
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
};

/** Bundles the shell and the modules' pages to dist/web, and all of them for the server to dist/pages, only those whose sources changed. Answers their names. */
export const buildWeb = async () => {
  if (!existsSync(join(root, 'webpack.config.ts'))) return [];
  const all = parts().map(({ name, folder, files }) => ({ name, folder, hash: hashOf(files) }));
  await removeLeftovers(all.filter(({ name }) => name !== 'pages').map(({ name }) => name));
  const stale = all.filter(({ folder, hash }) => !isFresh(folder, hash));
  // Each run starts webpack anew; from three parts on, one run for all is quicker.
  const runs = stale.length > 2 ? [[]] : stale.map(({ name }) => ['--env', `only=${name}`]);
  for (const choice of runs) {
    const { code } = await runTool('webpack-cli/bin/cli.js', ['--mode', 'production', ...choice]);
    if (code !== 0) throw new Error('The web bundles could not be built.');
  }
  // A development build cleans the folder and with it the stamp, so it never passes for this one.
  for (const { folder, hash } of stale) await writeFile(join(root, folder, '.stamp'), hash);
  return stale.map(({ name }) => name);
};
