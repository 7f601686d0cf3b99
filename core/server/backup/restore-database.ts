import pg from 'pg';
import { type MigrationFile, migrationFiles, type OwnedMoves, readMoves } from '#db/migration-source';
import type { Logger } from '../../contract/server';
import { noteBreaking } from '../db/breaking-migrations';
import { migrate, withMigrationLock } from '../db/migrate';
import type { Database } from '../host';
import { prepareJobs } from '../jobs/worker';
import type { ArchiveSecrets } from './archive-key';
import { columnsOf, isEmptyDatabase, leftOut, listTables, setSequences, suspendRules, tableOf } from './catalog';
import { countRows, type RowsCount, sessionForCopies, writeRows } from './copy-rows';
import { BackupProblem } from './problem';
import { prepareJobsIn, queueRestoredJobs, selectJobs } from './queue';
import { type ArchiveVisitor, type RowsOf, readArchive, type StartEntry } from './read-archive';
import type { TableShape } from './records';
import { clearUnfinished, isUnfinished, markUnfinished } from './unfinished';

/**
 * Makes the database this restore's own. Throws, with nothing changed, when anything is in it that no unfinished restore has left, or
 * when `check` does.
 */
export const claimDatabase = (connectionString: string, check: () => Promise<void>): Promise<void> =>
  withMigrationLock(connectionString, async (client) => {
    const unfinished = await isUnfinished(client);
    if (!unfinished && !(await isEmptyDatabase(client)))
      throw new BackupProblem(
        'This database is not empty. A backup is restored into an empty one only, never over a living system: ' +
          'name another in DATABASE_URL (or another DATA_DIR). Nothing was changed.',
      );
    await check();
    if (unfinished) await clearUnfinished(client);
    await markUnfinished(client);
  });

/** The migrations of this release that made an archive's schema, and those among them that were recorded under another name. */
export interface ArchivedSchema {
  readonly files: readonly MigrationFile[];
  readonly breaking: readonly string[];
}

/** Finds them. Throws when this release does not have all of them. */
export const findSchema = async (
  start: StartEntry,
  known = migrationFiles(),
  moves?: readonly OwnedMoves[],
): Promise<ArchivedSchema> => {
  const namesNow = new Map<string, string>();
  for (const { owner, moved } of moves ?? (await readMoves()))
    for (const [file, former] of Object.entries(moved.migrations ?? {}))
      namesNow.set(`${former}/${file}`, `${owner}/${file}`);
  const renamed = start.migrations.flatMap((name) => namesNow.get(name) ?? []);
  const recorded = new Set(start.migrations.map((name) => namesNow.get(name) ?? name));
  const files = known.filter(({ name }) => recorded.has(name));
  const found = new Set(files.map(({ name }) => name));
  const missing = [...recorded].filter((name) => !found.has(name));
  if (missing.length > 0)
    throw new BackupProblem(
      `This release does not have ${missing.length} migrations that made the database in the backup: ${missing.slice(0, 5).join(', ')}` +
        `${missing.length > 5 ? ' …' : ''}. A newer release made it, or a module is missing here: ` +
        'restore with the release and the modules that made it. Nothing was changed.',
    );
  return { files, breaking: [...new Set([...start.breaking, ...renamed])] };
};

/** Makes the schema as it was when the backup was made, and the queue's own tables as they are now. */
export const migrateAsRecorded = async (
  db: Database,
  log: Logger,
  { files, breaking }: ArchivedSchema,
): Promise<void> => {
  await migrate(db, log, [...files], [], true);
  for (const name of breaking) await noteBreaking(db.knex, name);
  await prepareJobs(db.connectionString);
};

const formatColumns = ({ columns }: TableShape): string =>
  columns
    .map(({ name, type, required }) => `${name} ${type}${required ? ' not null' : ''}`)
    .sort()
    .join(', ');

/** Throws where the migrations of this release make another table than those that ran before the backup. */
const compareTables = (archived: TableShape, own: ReadonlyMap<string, TableShape>): void => {
  const table = own.get(archived.name);
  if (!table) throw new BackupProblem(`The migrations recorded in the backup make no table ${archived.name}.`);
  const [was, is] = [formatColumns(archived), formatColumns(table)];
  if (was !== is)
    throw new BackupProblem(
      `The migrations recorded in the backup make the table ${archived.name} differently in this release: ${is}; it was ${was}. ` +
        'A migration was changed after it ran. Restore with the release that made the backup, then update.',
    );
};

const selectOf = (of: RowsOf): string =>
  of.kind === 'jobs' ? selectJobs : `select ${columnsOf(of.table)} from ${tableOf(of.table.name)}`;

/** Takes what comes after the rows in an archive. */
type FilesVisitor = Pick<ArchiveVisitor, 'file' | 'fileEnd'>;

/** Writes rows where they belong, reads each table back and compares it with the archive. */
const loadRows = (client: pg.ClientBase, own: ReadonlyMap<string, TableShape>) => {
  const missing = new Set([...own.keys()].filter((name) => !leftOut.has(name)));
  const isLeftOut = (of: RowsOf): boolean => of.kind === 'table' && leftOut.has(of.table.name);
  return {
    missing,
    rows: async (of: RowsOf, rows: AsyncIterable<Buffer>): Promise<void> => {
      // An earlier release archived it.
      if (isLeftOut(of)) return;
      if (of.kind === 'jobs') {
        await writeRows(client, await prepareJobsIn(client), rows);
        await queueRestoredJobs(client);
        return;
      }
      compareTables(of.table, own);
      missing.delete(of.table.name);
      await writeRows(client, `${tableOf(of.table.name)} (${columnsOf(of.table)})`, rows);
    },
    rowsEnd: async (of: RowsOf, archived: RowsCount): Promise<void> => {
      if (isLeftOut(of)) return;
      const written = await countRows(client, selectOf(of));
      if (written.rows !== archived.rows || written.digest !== archived.digest)
        throw new BackupProblem(
          `${of.kind === 'jobs' ? 'The waiting jobs' : `Table ${of.table.name}`} reads differently than in the backup ` +
            `(${written.rows} rows; ${archived.rows} in the backup).`,
        );
    },
  };
};

/**
 * Reads an archive into the prepared database, in one transaction: all rows or none. Each table is compared with the archive before
 * the commit, and foreign keys are checked on every row. Files come after the commit.
 */
export const loadArchive = async (
  connectionString: string,
  secrets: ArchiveSecrets,
  file: string,
  files: FilesVisitor,
): Promise<void> => {
  const client = new pg.Client({ connectionString, application_name: 'hedo-restore' });
  client.on('error', () => undefined);
  await client.connect();
  let committed = false;
  try {
    await client.query(sessionForCopies);
    await client.query('begin');
    const own = new Map((await listTables(client)).map((table) => [table.name, table]));
    const { missing, ...taken } = loadRows(client, own);
    const reinstateRules = await suspendRules(client);
    // Migrations write rows too; those in the archive are the ones that count.
    await client.query(`truncate ${[...missing].map(tableOf).join(', ')}`);
    await readArchive(secrets, file, {
      ...taken,
      sequences: async (sequences) => {
        if (missing.size > 0)
          throw new BackupProblem(`The backup lacks tables that its migrations make: ${[...missing].join(', ')}.`);
        await setSequences(client, sequences);
        await reinstateRules();
        await client.query('commit');
        committed = true;
      },
      ...files,
    });
  } finally {
    await client.end();
  }
  if (!committed) throw new BackupProblem('The archive has no end of its tables. Use another backup.');
};
