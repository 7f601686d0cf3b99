import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';

const output = 'dist/server';
const inputs = () =>
  ['core/server', 'core/contract', 'core/tools/build-server.mjs', 'db', 'modules', 'package-lock.json', 'tsconfig.json']
    .flatMap(sourcesBelow)
    .filter((file) => !/^modules\/[^/]+\/web\//.test(file));

const migrationsIn = async (folder) =>
  existsSync(join(root, folder))
    ? (await readdir(join(root, folder)))
        .filter((name) => /^(\d{14}_\w+|moved)\.ts$/.test(name))
        .map((name) => `${folder}/${name}`)
    : [];

/** Everything that is loaded by its path: the start, commands, entries of modules, migrations, worker threads. */
const entries = async () => {
  const modules = moduleFolders();
  const migrations = await Promise.all(
    ['db', ...modules.map((name) => `modules/${name}`)].map((folder) => migrationsIn(`${folder}/migrations`)),
  );
  return [
    'core/server/main.ts',
    'core/server/start.ts',
    'core/server/backup/commands.ts',
    ...sourcesBelow('core/server').filter((file) => /[-/]worker\.ts$/.test(file) && /\/(ai|pdf)\//.test(file)),
    ...modules.map((name) => `modules/${name}/module.ts`),
    ...modules.map((name) => `modules/${name}/server/index.ts`).filter((file) => existsSync(join(root, file))),
    ...migrations.flat(),
  ];
};

/** Compiles the server to dist/server in the layout of the sources, unless it is up to date. True when it built. */
export const buildServer = async () => {
  const hash = hashOf(inputs());
  if (isFresh(output, hash)) return false;
  const { build } = await import('esbuild');
  // Next to it, then moved: a build that fails or is interrupted leaves the last one whole.
  const fresh = `${output}.${process.pid}`;
  await mkdir(join(root, 'dist'), { recursive: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: await entries(),
      outbase: '.',
      outdir: fresh,
      chunkNames: 'chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      loader: { '.css': 'text', '.html': 'text', '.svg': 'text' },
      logLevel: 'warning',
    });
    await writeFile(join(root, fresh, '.stamp'), hash);
    await rm(join(root, output), { recursive: true, force: true });
    await rename(join(root, fresh), join(root, output));
  } finally {
    await rm(join(root, fresh), { recursive: true, force: true });
  }
  return true;
};
