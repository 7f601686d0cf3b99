import type { Logger } from '../../contract/server';
import type { Config, Database } from '../host';
import { runningEmbedded, startEmbedded } from './embedded/embedded';
import { openKnex } from './pool';
import { StartRefused } from './start-refused';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

const external = async (connectionString: string, log: Logger): Promise<Database> => {
  const knex = openKnex(connectionString, log);
  const { hostname, pathname } = new URL(connectionString);
  const place = `${hostname || 'localhost'}${pathname}`;
  await knex.raw('select 1').catch(async (error: Error) => {
    await knex.destroy();
    throw new StartRefused(`DATABASE_URL (${place}) cannot be reached: ${error.message}`, { cause: error });
  });
  return { knex, connectionString, note: `Using PostgreSQL at ${place}`, stop: () => knex.destroy() };
};

/**
 * Opens the database: the one of DATABASE_URL, else the embedded one in the data folder.
 * Throws `AlreadyRunning` when another living process owns the embedded one.
 */
export const openDatabase = async (config: Where, log: Logger): Promise<Database> => {
  if (config.databaseUrl) return external(config.databaseUrl, log);
  const server = await startEmbedded(config.dataDir, log);
  const knex = openKnex(server.connectionString, log);
  let stopping: Promise<void> | null = null;
  return {
    knex,
    connectionString: server.connectionString,
    note: server.note,
    stop: () => {
      stopping ??= knex.destroy().then(() => server.stop());
      return stopping;
    },
  };
};

/** For commands while the product runs: joins the embedded server of the process that owns it, else opens it. */
export const joinDatabase = async (config: Where, log: Logger): Promise<Database> => {
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  if (!running) return openDatabase(config, log);
  const knex = openKnex(running.connectionString, log);
  const { connectionString, pid } = running;
  return {
    knex,
    connectionString,
    note: `Joined the embedded PostgreSQL of process ${pid}`,
    stop: () => knex.destroy(),
  };
};
