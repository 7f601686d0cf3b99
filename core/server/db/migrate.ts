import type { Knex } from 'knex';
import pg from 'pg';
import { type MigrationFile, migrationFiles, migrationSource } from '#db/migration-source';
import type { Logger } from '../../contract/server';
import type { Database } from '../host';

/** Any number will do, as long as nothing else in this database uses it. */
const lockKey = 4_833_607_201;
const table = 'migrations';

type Target = Pick<Database, 'knex' | 'connectionString'>;

/** Runs `work` while no other process migrates. The lock is a session's, so it ends with a killed process. */
const alone = async <T>(connectionString: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString, application_name: 'hedo-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work();
  } finally {
    await client.end();
  }
};

const configOf = (files: readonly MigrationFile[]): Knex.MigratorConfig => ({
  migrationSource: migrationSource(files),
  tableName: table,
  // A module is a folder that can be deleted; `checkRecorded` watches the modules that are there.
  disableMigrationsListValidation: true,
});

const recorded = async (knex: Knex): Promise<Set<string>> => {
  if (!(await knex.schema.hasTable(table))) return new Set();
  return new Set(await knex(table).pluck<string[]>('name'));
};

/** A recorded migration of a present module must still be on disk: renaming one would run it twice. */
const checkRecorded = (done: ReadonlySet<string>, files: readonly MigrationFile[]): void => {
  const owners = new Set(files.map(({ owner }) => owner));
  const names = new Set(files.map(({ name }) => name));
  const lost = [...done].filter((name) => owners.has(name.split('/')[0]!) && !names.has(name));
  if (lost.length > 0)
    throw new Error(`These migrations ran but are no longer on disk (never rename or move one): ${lost.join(', ')}`);
};

const locked = <T>({ knex, connectionString }: Target, work: (done: Set<string>) => Promise<T>): Promise<T> =>
  alone(connectionString, async () => {
    const done = await recorded(knex);
    // Knex keeps a lock row of its own, which a killed process leaves behind. Nobody else holds it: we are alone.
    if (done.size > 0) await knex.migrate.forceFreeMigrationsLock({ tableName: table });
    return work(done);
  });

const step = async (name: string, direction: string, run: () => Promise<unknown>): Promise<void> => {
  await run().catch((error: Error) => {
    throw new Error(`migration ${name} ${direction} failed: ${error.message}`, { cause: error });
  });
};

/** Brings the schema up to date, each migration in a transaction of its own. Returns the names that ran. */
export const migrate = (db: Target, log: Logger, files = migrationFiles()): Promise<string[]> =>
  locked(db, async (done) => {
    checkRecorded(done, files);
    const config = configOf(files);
    const pending = files.map(({ name }) => name).filter((name) => !done.has(name));
    for (const name of pending) await step(name, 'up', () => db.knex.migrate.up({ ...config, name }));
    if (pending.length > 0) log.info('database migrated', { count: pending.length });
    return pending;
  });

/** Takes back the last `count` migrations of the timeline, newest first. Returns their names. */
export const rollback = (db: Target, log: Logger, count = 1, files = migrationFiles()): Promise<string[]> =>
  locked(db, async (done) => {
    const config = configOf(files);
    const newest = files
      .map(({ name }) => name)
      .filter((name) => done.has(name))
      .reverse()
      .slice(0, count);
    for (const name of newest) await step(name, 'down', () => db.knex.migrate.down({ ...config, name }));
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
