import { type OwnedMoves, readMoves } from '#db/migration-source';
import type { Logger } from '../../contract/server';
import type { Database, ProcessRole } from '../host';
import { prepareJobs } from '../jobs/worker';
import { migrate, migrationStatus } from './migrate';
import { renameQueued } from './moved-names';
import { StartRefused } from './start-refused';

/** Brings the schema, the queue's own tables and recorded names up to date; answers the migrations that ran. */
export const prepareDatabase = async (db: Database, log: Logger, restoring = false): Promise<string[]> => {
  const moves: readonly OwnedMoves[] = await readMoves();
  const names = await migrate(db, log, undefined, moves, restoring);
  await prepareJobs(db.connectionString);
  await renameQueued(db.knex, moves);
  return names;
};

/** Throws unless the database is one of this release; for processes that leave migrating to another. */
const refusePending = async ({ knex }: Database, role: ProcessRole): Promise<void> => {
  const pending = (await migrationStatus(knex)).filter(({ done }) => !done);
  if (pending.length > 0)
    throw new StartRefused(
      `${pending.length} migrations have not run, and ROLE=${role} runs none. Run the same release once with ROLE=migrate first.`,
    );
  const { rows } = await knex.raw<{ rows: { found: boolean }[] }>(
    "select to_regnamespace('graphile_worker') is not null as found",
  );
  if (!rows[0]?.found)
    throw new StartRefused(
      `The queue has no tables yet, and ROLE=${role} makes none. Run the same release once with ROLE=migrate first.`,
    );
};

/** The database as a process of this role wants it. */
export const openFor = async (role: ProcessRole, db: Database, log: Logger, restoring = false): Promise<void> => {
  if (role === 'web' || role === 'worker') await refusePending(db, role);
  else await prepareDatabase(db, log, restoring);
};
