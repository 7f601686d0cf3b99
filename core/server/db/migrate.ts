import type { Knex } from 'knex';
import pg from 'pg';
import { type MigrationFile, migrationFiles, migrationSource, type OwnedMoves, readMoves } from '#db/migration-source';
import type { Logger } from '../../contract/server';
import { unfinishedQuery } from '../backup/unfinished';
import type { Database } from '../host';
import { refuseBreaking, withBreakingNote } from './breaking-migrations';
import { renameRecorded } from './moved-names';
import { readColumns, withOnlyAdditions } from './only-adds';
import { openKnex } from './pool';
import { StartRefused } from './start-refused';

/** Any number will do, as long as nothing else in this database uses it. */
const lockKey = 4_833_607_201;
const table = 'migrations';

type Target = Pick<Database, 'connectionString'>;

/** Runs `work` while no other process migrates. The lock is a session's, so it ends with a killed process. */
export const withMigrationLock = async <T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString, application_name: 'hedo-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    await client.end();
  }
};

const configOf = (files: readonly MigrationFile[]): Knex.MigratorConfig => {
  const source = migrationSource(files);
  return {
    migrationSource: {
      ...source,
      getMigration: async (file: MigrationFile) => withBreakingNote(file.name, await source.getMigration(file)),
    },
    tableName: table,
    // A module is a folder that can be deleted, and a newer release may have run more; `findUnknown` looks at both.
    disableMigrationsListValidation: true,
  };
};

const recorded = async (knex: Knex): Promise<Set<string>> => {
  if (!(await knex.schema.hasTable(table))) return new Set();
  return new Set(await knex(table).pluck<string[]>('name'));
};

const pendingOf = (done: ReadonlySet<string>, files: readonly MigrationFile[]): MigrationFile[] =>
  files.filter(({ name }) => !done.has(name));

/** Recorded migrations without a file: of a newer release, or of a module whose folder was deleted. */
const findUnknown = (done: ReadonlySet<string>, files: readonly MigrationFile[]): string[] => {
  const names = new Set(files.map(({ name }) => name));
  return [...done].filter((name) => !names.has(name));
};

const ownerOf = (name: string): string => name.split('/')[0]!;

/**
 * A newer release has run all that this one knows. Where a folder has something new while something recorded is missing from
 * it, a file was renamed and would run twice.
 */
const refuseRenamed = (unknown: readonly string[], pending: readonly MigrationFile[]): void => {
  const owners = new Set(pending.map(({ owner }) => owner));
  const lost = unknown.filter((name) => owners.has(ownerOf(name)));
  if (lost.length > 0)
    throw new StartRefused(
      `These migrations ran but are no longer on disk (never rename or move one): ${lost.join(', ')}`,
    );
};

/** Works by connections of its own: those of requests may lead through a pooler. */
const locked = <T>(
  { connectionString }: Target,
  log: Logger,
  work: (knex: Knex, done: Set<string>) => Promise<T>,
  moves?: readonly OwnedMoves[],
): Promise<T> =>
  withMigrationLock(connectionString, async () => {
    const knex = openKnex(connectionString, log, { max: 2 });
    try {
      if ((await recorded(knex)).size > 0) await renameRecorded(knex, table, moves ?? (await readMoves()));
      const done = await recorded(knex);
      // Knex keeps a lock row of its own, which a killed process leaves behind. Nobody else holds it: we are alone.
      if (done.size > 0) await knex.migrate.forceFreeMigrationsLock({ tableName: table });
      return await work(knex, done);
    } finally {
      await knex.destroy();
    }
  });

const step = async (name: string, direction: string, run: () => Promise<unknown>): Promise<void> => {
  await run().catch((error: Error) => {
    throw new Error(`migration ${name} ${direction} failed: ${error.message}`, { cause: error });
  });
};

/** Throws for a database that a restore has begun to fill. */
const refuseUnfinished = async (knex: Knex): Promise<void> => {
  const { rows } = await knex.raw<{ rows: { found: boolean }[] }>(unfinishedQuery);
  if (rows[0]?.found)
    throw new StartRefused(
      'A backup is being restored into this database, or a restore broke off. Wait for its end; if none is running, run it again.',
    );
};

/**
 * Brings the schema up to date, each migration in a transaction of its own. Returns the names that ran. What a newer release
 * has run is no obstacle, unless that was declared breaking. Only a restore itself migrates a database that is being restored.
 */
export const migrate = (
  db: Target,
  log: Logger,
  files = migrationFiles(),
  moves?: readonly OwnedMoves[],
  restoring = false,
): Promise<string[]> =>
  locked(
    db,
    log,
    async (knex, done) => {
      if (!restoring) await refuseUnfinished(knex);
      const pending = pendingOf(done, files);
      const unknown = findUnknown(done, files);
      await refuseBreaking(knex, unknown);
      refuseRenamed(unknown, pending);
      const present = new Set(files.map(({ owner }) => owner));
      const newer = unknown.filter((name) => present.has(ownerOf(name)));
      if (newer.length > 0)
        log.warn('the database is ahead of this release', { count: newer.length, name: newer.join(', ') });
      const config = configOf(files);
      const names = pending.map(({ name }) => name);
      for (const name of names) await step(name, 'up', () => knex.migrate.up({ ...config, name }));
      if (names.length > 0) log.info('database migrated', { count: names.length });
      return names;
    },
    moves,
  );

/**
 * Runs what a version of a published module brings. Its other versions ran more or less, and a rollback goes back to them: their
 * names (`known`) are no mistake, and nothing is ever taken back. What they found has to stay, so a migration that removes any of it
 * fails.
 */
export const migrateModule = (
  db: Target,
  log: Logger,
  files: readonly MigrationFile[],
  known: readonly string[],
): Promise<string[]> =>
  locked(
    db,
    log,
    async (knex, done) => {
      const pending = pendingOf(done, files);
      const strange = findUnknown(done, files).filter((name) => !known.includes(name));
      refuseRenamed(strange, pending);
      const source = migrationSource(files);
      const down = async (): Promise<void> => {
        throw new Error('what a published module has added is never taken back');
      };
      // What this version itself has just made, no version before has used.
      const before = await readColumns(knex);
      const config: Knex.MigratorConfig = {
        ...configOf(files),
        migrationSource: {
          ...source,
          getMigration: async (file: MigrationFile) =>
            withOnlyAdditions(before, { down, ...(await source.getMigration(file)) }),
        },
      };
      const names = pending.map(({ name }) => name);
      for (const name of names) await step(name, 'up', () => knex.migrate.up({ ...config, name }));
      if (names.length > 0) log.info('module migrated', { module: files[0]?.owner, count: names.length });
      return names;
    },
    [],
  );

/** Takes back the last `count` migrations of the timeline, newest first. Returns their names. */
export const rollback = (db: Target, log: Logger, count = 1, files = migrationFiles()): Promise<string[]> =>
  locked(db, log, async (knex, done) => {
    const config = configOf(files);
    const newest = files
      .map(({ name }) => name)
      .filter((name) => done.has(name))
      .reverse()
      .slice(0, count);
    for (const name of newest) await step(name, 'down', () => knex.migrate.down({ ...config, name }));
    if (newest.length > 0) log.info('database rolled back', { count: newest.length });
    return newest;
  });

/** Every migration with whether it ran. */
export const migrationStatus = async (
  knex: Knex,
  files = migrationFiles(),
): Promise<{ readonly name: string; readonly done: boolean }[]> => {
  const done = await recorded(knex);
  return files.map(({ name }) => ({ name, done: done.has(name) }));
};
