import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import type { AnonymisedTables } from '#core/contract/anonymised';
import type { Moved } from '#core/contract/manifest';
import type { RetainedTables } from '#core/contract/retention';
import { projectRoot } from '#core/server/root';

/** One migration file: `owner` is `db` or a module's folder. */
export interface MigrationFile {
  readonly owner: string;
  /** Recorded name, `<owner>/<file without extension>`: the same for sources and for the bundle. */
  readonly name: string;
  readonly path: string;
}

const bundled = join(projectRoot, 'dist/server');
const fromBundle = fileURLToPath(import.meta.url).startsWith(bundled);
/** Where migrations are read from: the sources, or the bundle when running in it. */
const base = fromBundle ? bundled : projectRoot;
const pattern = fromBundle ? /^\d{14}_[a-z0-9_]+\.js$/ : /^\d{14}_[a-z0-9_]+\.ts$/;

const filesOf = (owner: string, folder: string): MigrationFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => pattern.test(file))
        .map((file) => ({ owner, name: `${owner}/${file.replace(/\.[jt]s$/, '')}`, path: join(folder, file) }))
    : [];

/** All migrations of db/ and the modules in one timeline, by timestamp. */
export const migrationFiles = (root = base): MigrationFile[] => {
  const modules = join(root, 'modules');
  const folders = existsSync(modules) ? readdirSync(modules) : [];
  return [
    ...filesOf('db', join(root, 'db/migrations')),
    ...folders.flatMap((module) => filesOf(module, join(modules, module, 'migrations'))),
  ].sort((a, b) => (basename(a.path) < basename(b.path) ? -1 : basename(a.path) > basename(b.path) ? 1 : 0));
};

/** What `migrations/<name>.ts` of the host and of each module exports as `<name>`. */
const readDeclared = async <T>(
  name: string,
  root: string,
): Promise<{ readonly owner: string; readonly declared: T }[]> => {
  const modules = join(root, 'modules');
  const folders = existsSync(modules) ? readdirSync(modules).sort() : [];
  const file = `migrations/${name}.${fromBundle ? 'js' : 'ts'}`;
  const found = [
    { owner: 'db', path: join(root, 'db', file) },
    ...folders.map((owner) => ({ owner, path: join(modules, owner, file) })),
  ].filter(({ path }) => existsSync(path));
  return Promise.all(
    found.map(async ({ owner, path }) => {
      const read = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Readonly<Record<string, T>>;
      return { owner, declared: read[name] as T };
    }),
  );
};

/** What a module has taken over from others. */
export interface OwnedMoves {
  readonly owner: string;
  readonly moved: Moved;
}

/** What `migrations/moved.ts` of each module declares. */
export const readMoves = async (root = base): Promise<OwnedMoves[]> =>
  (await readDeclared<Moved>('moved', root)).map(({ owner, declared: moved }) => ({ owner, moved }));

/** What the tables of the host and of each module become in a data set for a test system. */
export const readAnonymised = (root = base) => readDeclared<AnonymisedTables>('anonymised', root);

/** How long rows of the tables of the host and of each module are kept. */
export const readRetention = (root = base) => readDeclared<RetainedTables>('retention', root);

/** Knex's view of the timeline. */
export const migrationSource = (files: readonly MigrationFile[]): Knex.MigrationSource<MigrationFile> => ({
  getMigrations: async () => [...files],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ path }) => (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Knex.Migration,
});
